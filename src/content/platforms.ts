import type { Platform } from '../design/controls/PlatformLinks/PlatformLinks.tsx';

/** URLs of the podcast, or of an episode, on the three platforms that carry it. */
interface Addresses {
  /** URL on the audio platform. */
  audio: string;
  /** URL in the podcast directory. */
  directory: string;
  /** URL on the video platform. */
  video: string;
}

/**
 * The platforms, in the order they are shown. A label says what visitors do there ("Watch on YouTube"), so that it
 * differs from the label of a social profile on the same platform ("YouTube").
 */
const known: (Omit<Platform, 'href'> & { key: keyof Addresses })[] = [
  { key: 'audio', label: 'Listen on Spotify', icon: 'spotify' },
  { key: 'directory', label: 'Listen on Apple Podcasts', icon: 'apple-podcasts' },
  { key: 'video', label: 'Watch on YouTube', icon: 'youtube' },
];

/** Links to the podcast, or to an episode, on the three platforms. */
export const platforms = (addresses: Addresses): Platform[] =>
  known.map(({ key, label, icon }) => ({ label, href: addresses[key], icon }));
