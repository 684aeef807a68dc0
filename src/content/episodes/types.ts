import type { Picture } from '../../design/media/Media/Media.tsx';
import type { Category } from './categories.ts';

/** What is written down of an episode for listings; addresses, art and categories follow from it. */
export interface EpisodeEntry {
  /** 1 to 20; names the page, /podcast/{id}. It is not the episode's number. */
  id: number;
  /** Number as the show counts, for example "EP. 91". */
  episodeNumber: string;
  /** The guest. */
  name: string;
  /** The guest's job title. */
  title: string;
  company: string;
  /** Title of the episode. */
  episode: string;
  description: string;
  /** Day of publication, as yyyy-mm-dd. */
  date?: string;
  /** Id of the episode in the podcast directory. */
  appleId: string;
  /** Id of the episode on the audio platform. */
  spotifyEmbedId: string;
  /** Id of the episode on the video platform. */
  youtubeEmbedId: string;
}

/** An episode as listings show it. */
export interface EpisodeSummary extends Omit<EpisodeEntry, 'appleId'> {
  image: Picture;
  /** The guest's portrait. */
  portrait: Picture;
  appleLink: string;
  spotifyLink: string;
  youtubeLink: string;
  /** By the rules in categories.ts; never empty. */
  categories: Category[];
}

/** What only an episode's own page shows. Each part may be missing, and is then left out. */
export interface EpisodeArticle {
  inspiringQuote?: string;
  guestBio?: string;
  /** The story, in paragraphs. */
  storyHook?: string[];
  questionsAsked?: { question: string; timestamp: string }[];
  whatYouLearn?: { lesson: string; timestamp: string }[];
  showNotes?: { title: string; link: string }[];
}
