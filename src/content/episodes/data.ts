import type { NeighborEpisode } from '../../sections/podcast/EpisodePager/EpisodePager.tsx';
import type { EpisodePreview } from '../../sections/podcast/EpisodePreviews/EpisodePreviews.tsx';
import { episodePath } from '../podcast/words.ts';
import { findEpisode, neighbors, relatedEpisodes } from './episodes.ts';
import type { EpisodeFile } from './folder.ts';
import type { Episode, EpisodeArticle, EpisodeSummary } from './types.ts';

/** The episode, and the data about other episodes that its page shows. */
export interface EpisodeData {
  summary: EpisodeSummary;
  story: EpisodeArticle;
  /** Suggested episodes. */
  related: EpisodePreview[];
  /** The previous episode, by number. */
  previous?: NeighborEpisode;
  /** The next episode, by number. */
  next?: NeighborEpisode;
}

const neighbor = (episode: EpisodeSummary | undefined): NeighborEpisode | undefined =>
  episode && { title: episode.episode, number: episode.episodeNumber, href: episodePath(episode) };

/** The data for an episode's page. The page loads only this part of the episode list. */
export function episodeData({ id, episode }: EpisodeFile): EpisodeData {
  const summary = findEpisode(String(id));
  if (!summary) throw new Error(`There is no episode ${id}`);
  const { inspiringQuote, guestBio, storyHook, questionsAsked, whatYouLearn, showNotes } = episode;
  const { previous, next } = neighbors(summary);
  return {
    summary,
    story: { inspiringQuote, guestBio, storyHook, questionsAsked, whatYouLearn, showNotes },
    related: relatedEpisodes(summary).map((other) => ({
      number: other.episodeNumber,
      title: other.episode,
      href: episodePath(other),
      guest: `${other.name}, ${other.title}`,
      media: other.image,
    })),
    previous: neighbor(previous),
    next: neighbor(next),
  };
}

/** What the page at a removed episode's URL says about the episode. */
export interface TakenDownEpisode {
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Reason for the removal. */
  reason?: string;
}

/** The data that a removed episode's page still shows. */
const takenDownEpisode = ({ episodeNumber, takenDown }: Episode): TakenDownEpisode => ({
  number: episodeNumber,
  reason: takenDown?.reason,
});

/** Content of the page at an episode's URL: the episode, or a notice that it was removed. */
export interface EpisodePageContent {
  episode?: EpisodeData;
  takenDown?: TakenDownEpisode;
}

/** The data for the page at an episode's URL. */
export const episodePage = (file: EpisodeFile): EpisodePageContent =>
  file.episode.takenDown ? { takenDown: takenDownEpisode(file.episode) } : { episode: episodeData(file) };
