import type { Category } from './categories.ts';
import type { MediaContent } from '../../design/content/shapes.ts';

/** What only an episode's own page shows. Each part may be missing, and is then left out. */
export interface EpisodeArticle {
  inspiringQuote?: string;
  guestBio?: string;
  /** The story, in paragraphs. @maxLength 645 */
  storyHook?: string[];
  questionsAsked?: { question: string; timestamp: string }[];
  whatYouLearn?: { lesson: string; timestamp: string }[];
  showNotes?: { title: string; link: string }[];
}

/**
 * What is written down of an episode, in a file of its own (`0021-its-title.ts`). The number that the file's name begins
 * with is the episode's id; addresses, art and categories follow.
 */
export interface Episode extends EpisodeArticle {
  /** Number as the show counts, for example "EP. 91". It is not the id. @maxLength 10 */
  episodeNumber: string;
  /** The guest. @maxLength 25 */
  name: string;
  /** The guest's job title. @maxLength 45 */
  title: string;
  company: string;
  /** Title of the episode. @maxLength 55 */
  episode: string;
  /** What it is about, in a sentence or two; it also decides the categories. @maxLength 110 */
  description: string;
  /** Day of publication, as yyyy-mm-dd. */
  date?: string;
  /** Id of the episode in the podcast directory. */
  appleId: string;
  /** Id of the episode on the audio platform. */
  spotifyEmbedId: string;
  /** Id of the episode on the video platform. */
  youtubeEmbedId: string;
  /**
   * The sound itself, where it may be downloaded: it makes the feed one that podcast apps play. `bytes` is the file's size,
   * `type` its media type. Default: the feed leads to the episode's page.
   */
  recording?: { url: string; bytes: number; type: 'audio/mpeg' | 'audio/x-m4a' };
  /** A photograph of the guest, by its name in `public/photos`. Default: a drawn portrait. */
  photo?: string;
  /** A picture as cover, by its name in `public/photos`; it is shown square. Default: a drawn one. */
  cover?: string;
  /**
   * Its place in the editorial order, from 1. Default: by its number, the newest first, before all that have a place.
   */
  place?: number;
  /** Takes the episode down: no list has it any more, and its address says so, with the `reason` where one is given. */
  takenDown?: { reason?: string };
}

/** An episode as listings show it. */
export interface EpisodeSummary extends Omit<
  Episode,
  'appleId' | 'recording' | 'photo' | 'cover' | 'place' | 'takenDown' | keyof EpisodeArticle
> {
  /** Names the page, /podcast/{id}. */
  id: number;
  image: MediaContent;
  /** The guest's portrait. */
  portrait: MediaContent;
  appleLink: string;
  spotifyLink: string;
  youtubeLink: string;
  /** By the rules in categories.ts; never empty. */
  categories: Category[];
}
