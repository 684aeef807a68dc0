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

/** Links to the three platforms, by name. */
export const platforms = ({ audio, directory, video }: Addresses): Platform[] => [
  { label: 'Spotify', href: audio, icon: IconBrandSpotify },
  { label: 'Apple Podcasts', href: directory, icon: IconBrandApplePodcast },
  { label: 'YouTube', href: video, icon: IconBrandYoutube },
];

const [audio, directory, video] = platforms(site.podcast) as [Platform, Platform, Platform];

/** Links to the show on the three platforms, by what one does there. */
export const showPlatforms: Platform[] = [
  { ...audio, label: `Listen on ${audio.label}` },
  { ...directory, label: `Listen on ${directory.label}` },
  { ...video, label: `Watch on ${video.label}` },
];
