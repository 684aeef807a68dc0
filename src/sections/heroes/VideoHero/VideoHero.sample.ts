import { sampleVideo } from '../../../design/media/VideoBackground/VideoBackground.sample.ts';
import type { VideoHeroContent } from './VideoHero.tsx';

export const sample = {
  heading: 'Afloat Again,\nWooden Boats Repaired\n& Crews Trained on the Water',
  lead: 'We bring the boat of your harbor, school or company back to the water, and come aboard for its first season.',
  actions: [
    { label: 'Visit the Slipway', dialog: 'booking', href: '/contact' },
    { label: 'See the Boats', href: '#boats' },
  ],
  drawing: { src: '/art/scenes/hero.svg', width: 1440, height: 860 },
  films: [
    {
      video: sampleVideo,
      window: { x: 1118, y: 664, radius: 300 },
      foreground: { src: '/art/scenes/hero-foreground.svg', width: 1440, height: 860 },
    },
  ],
  caption: 'Sunrise over the estuary',
} satisfies VideoHeroContent;
