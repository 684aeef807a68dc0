import type { PlatformLinksProps } from './PlatformLinks.tsx';

export const sample = {
  platforms: [
    { label: 'Listen on Spotify', href: 'https://audio.example/show', icon: 'spotify' },
    {
      label: 'Find us on Apple Podcasts',
      href: 'https://directory.example/show',
      icon: 'apple-podcasts',
    },
    { label: 'Watch on YouTube', href: 'https://video.example/show', icon: 'youtube' },
  ],
} satisfies PlatformLinksProps;
