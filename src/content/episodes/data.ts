import type { NeighborEpisode } from '../../sections/podcast/EpisodePager/EpisodePager.tsx';
import type { RelatedEpisode } from '../../sections/podcast/RelatedEpisodes/RelatedEpisodes.tsx';
import { episodePath } from '../podcast/words.ts';
import { findEpisode, neighbors, relatedEpisodes } from './episodes.ts';
import type { EpisodeFile } from './folder.ts';
import type { Episode, EpisodeArticle, EpisodeSummary } from './types.ts';

/** All that an episode's page shows of this episode and of others. */
export interface EpisodeData {
  summary: EpisodeSummary;
  story: EpisodeArticle;
  /** Where to go on. */
  related: RelatedEpisode[];
  /** The episode before, by number. */
  previous?: NeighborEpisode;
  /** The episode after, by number. */
  next?: NeighborEpisode;
}

const neighbor = (episode: EpisodeSummary | undefined): NeighborEpisode | undefined =>
  episode && { title: episode.episode, number: episode.episodeNumber, href: episodePath(episode) };

/** What the page of an episode needs, and so all that it carries of the list of all episodes. */
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

/** What the address of an episode that was taken down still says of it. */
export interface TakenDownEpisode {
  /** Its number as the show counts: "EP. 91". */
  number: string;
  /** Why it was taken down. */
  reason?: string;
}

/** What is left to say of an episode that was taken down. */
const takenDownEpisode = ({ episodeNumber, takenDown }: Episode): TakenDownEpisode => ({
  number: episodeNumber,
  reason: takenDown?.reason,
});

/** What an episode's address shows: the episode, or that it was taken down. */
export interface EpisodePageContent {
  episode?: EpisodeData;
  takenDown?: TakenDownEpisode;
}

/** What the page of an episode's address is given. */
export const episodePage = (file: EpisodeFile): EpisodePageContent =>
  file.episode.takenDown ? { takenDown: takenDownEpisode(file.episode) } : { episode: episodeData(file) };
