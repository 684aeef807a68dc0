import type { Platform } from '../design/controls/PlatformLinks/PlatformLinks.tsx';

/** Where a show, or an episode, is found on the three platforms. */
interface Addresses {
  /** On the audio platform. */
  audio: string;
  /** In the podcast directory. */
  directory: string;
  /** On the video platform. */
  video: string;
}

/**
 * The platforms in order: which address is theirs, their sign, and what one does there. So none of these links is named as a social
 * profile on the same platform is.
 */
const known: (Omit<Platform, 'href'> & { key: keyof Addresses })[] = [
  { key: 'audio', label: 'Listen on Spotify', icon: 'spotify' },
  { key: 'directory', label: 'Listen on Apple Podcasts', icon: 'apple-podcasts' },
  { key: 'video', label: 'Watch on YouTube', icon: 'youtube' },
];

/** Links to the three platforms. */
export const platforms = (addresses: Addresses): Platform[] =>
  known.map(({ key, label, icon }) => ({ label, href: addresses[key], icon }));
