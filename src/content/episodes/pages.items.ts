import { episodeData, takenDownEpisode, type EpisodePageContent } from './data.ts';
import { episodeFiles } from './folder.ts';

/** What each episode's page shows, by id. In the built site every one is a file of its own (`scripts/data-modules.ts`). */
const items: Record<string, () => Promise<{ default: EpisodePageContent }>> = Object.fromEntries(
  episodeFiles.map((file) => [
    file.id,
    () =>
      Promise.resolve({
        default: file.episode.takenDown
          ? { takenDown: takenDownEpisode(file.episode) }
          : { episode: episodeData(file) },
      }),
  ]),
);
export default items;
