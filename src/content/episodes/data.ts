import type { NeighbourEpisode } from '../../sections/podcast/EpisodePager/EpisodePager.tsx';
import type { RelatedEpisode } from '../../sections/podcast/RelatedEpisodes/RelatedEpisodes.tsx';
import { episodePath } from '../podcast/words.ts';
import { findEpisode, neighbours, relatedEpisodes } from './episodes.ts';
import type { EpisodeArticle, EpisodeSummary } from './types.ts';

/** All that an episode's page shows of this episode and of others. */
export interface EpisodeData {
  summary: EpisodeSummary;
  story: EpisodeArticle;
  /** Where to go on. */
  related: RelatedEpisode[];
  /** The episode before, by number. */
  previous?: NeighbourEpisode;
  /** The episode after, by number. */
  next?: NeighbourEpisode;
}

const neighbour = (episode: EpisodeSummary | undefined): NeighbourEpisode | undefined =>
  episode && { title: episode.episode, number: episode.episodeNumber, href: episodePath(episode) };

/**
 * What the page of the episode `id` needs. The modules that call it are run at build time (`*.data.ts`), so that no page
 * carries the list of all episodes. Throws when there is no such entry.
 */
export function episodeData(id: number, story: EpisodeArticle): EpisodeData {
  const summary = findEpisode(String(id));
  if (!summary) throw new Error(`There is no entry for the story of episode ${id}`);
  const { previous, next } = neighbours(summary);
  return {
    summary,
    story,
    related: relatedEpisodes(summary).map((episode) => ({
      number: episode.episodeNumber,
      title: episode.episode,
      href: episodePath(episode),
      guest: `${episode.name}, ${episode.title}`,
      cover: episode.image,
    })),
    previous: neighbour(previous),
    next: neighbour(next),
  };
}
