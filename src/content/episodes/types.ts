import type { Category } from './categories.ts';
import type { MediaContent } from '../../design/shapes/shapes.ts';

/** Content that only an episode's page shows. All parts are optional. */
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
 * An episode. Each episode has its own file (`0021-its-title.ts`). The number at the start of the file name is the
 * episode's id, which also determines its URL. An episode's categories depend on its text (categories.ts).
 */
export interface Episode extends EpisodeArticle {
  /** Episode number as shown: "EP. 91". Not the id. @maxLength 10 */
  episodeNumber: string;
  /** The guest. @maxLength 25 */
  name: string;
  /** The guest's job title. @maxLength 45 */
  title: string;
  company: string;
  /** Title of the episode. @maxLength 55 */
  episode: string;
  /** What the episode is about, in one or two sentences. The text also determines the categories. @maxLength 110 */
  description: string;
  /** Publication date, as yyyy-mm-dd. */
  date?: string;
  /** Id of the episode in the podcast directory. */
  appleId: string;
  /** Id of the episode on the audio platform. */
  spotifyEmbedId: string;
  /** Id of the episode on the video platform. */
  youtubeEmbedId: string;
  /**
   * The episode's audio file, if it can be downloaded. Podcast apps play it from the feed; without it, the feed only
   * links to the episode's page. `bytes` is the file's size, and `type` is its media type.
   */
  recording?: { url: string; bytes: number; type: 'audio/mpeg' | 'audio/x-m4a' };
  /** A photo of the guest: a file name in `public/photos`. Default: a drawn portrait. */
  photo?: string;
  /** A cover picture, shown as a square: a file name in `public/photos`. Default: a drawn one. */
  cover?: string;
  /** 1-based position among the episodes with a `place`. Episodes without one come before these, newest first. */
  place?: number;
  /** Removes the episode from all lists. Its page then shows only a notice, with the `reason`, if any. */
  takenDown?: { reason?: string };
}

/** An episode in lists. */
export interface EpisodeSummary extends Omit<
  Episode,
  'appleId' | 'recording' | 'photo' | 'cover' | 'place' | 'takenDown' | keyof EpisodeArticle
> {
  /** The id in the URL of the episode's page: /podcast/{id}. */
  id: number;
  image: MediaContent;
  /** The guest's portrait. */
  portrait: MediaContent;
  appleLink: string;
  spotifyLink: string;
  youtubeLink: string;
  /** The episode's categories, by the rules in categories.ts. Never empty. */
  categories: Category[];
}
