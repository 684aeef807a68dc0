import { IconBrandApplePodcast, IconBrandSpotify, IconBrandYoutube } from '@tabler/icons-react';
import type { PlatformLinksProps } from './PlatformLinks.tsx';

export const sample = {
  platforms: [
    { label: 'Listen on Spotify', href: 'https://audio.example/show', icon: IconBrandSpotify },
    {
      label: 'Find us on Apple Podcasts',
      href: 'https://directory.example/show',
      icon: IconBrandApplePodcast,
    },
    { label: 'Watch on YouTube', href: 'https://video.example/show', icon: IconBrandYoutube },
  ],
} satisfies PlatformLinksProps;
