import { IconBrandApplePodcast, IconBrandSpotify, IconBrandYoutube } from '@tabler/icons-react';
import type { Platform } from '../design/controls/PlatformLinks/PlatformLinks.tsx';
import { site } from './site.ts';

/** Where a show, or an episode, is found on the three platforms. */
interface Addresses {
  /** On the audio platform. */
  audio: string;
  /** In the podcast directory. */
  directory: string;
  /** On the video platform. */
  video: string;
}

/** The platforms in order: which address is theirs, their name and sign, and what one does there. */
const known: (Omit<Platform, 'href'> & { key: keyof Addresses; invitation: string })[] = [
  { key: 'audio', label: 'Spotify', icon: IconBrandSpotify, invitation: 'Listen on Spotify' },
  {
    key: 'directory',
    label: 'Apple Podcasts',
    icon: IconBrandApplePodcast,
    invitation: 'Listen on Apple Podcasts',
  },
  { key: 'video', label: 'YouTube', icon: IconBrandYoutube, invitation: 'Watch on YouTube' },
];

/** Links to the three platforms, by name. */
export const platforms = (addresses: Addresses): Platform[] =>
  known.map(({ key, label, icon }) => ({ label, href: addresses[key], icon }));

/** Links to the show on the three platforms, by what one does there. */
export const showPlatforms: Platform[] = known.map(({ key, icon, invitation }) => ({
  label: invitation,
  href: site.podcast[key],
  icon,
}));
