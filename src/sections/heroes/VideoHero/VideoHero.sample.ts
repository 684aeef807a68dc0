import { sampleVideo } from '../../../design/media/VideoBackground/VideoBackground.sample.ts';
import type { VideoHeroProps } from './VideoHero.tsx';

export const sample = {
  headline: { large: 'AI Redefined,', small: 'Custom AI Development & Enterprise Training' },
  lead: 'We build the tools your agency, school or company needs, then teach your people to run them.',
  actions: [
    { label: 'Book a Consultation', dialog: 'booking' },
    { label: 'Explore Solutions', href: '#solutions' },
  ],
  scene: { src: '/art/scenes/hero.svg', width: 1440, height: 860 },
  film: {
    video: sampleVideo,
    caption: 'Sunrise over the Ohio',
    window: { x: 1118, y: 664, radius: 300 },
    foreground: { src: '/art/scenes/hero-foreground.svg', width: 1440, height: 860 },
  },
} satisfies VideoHeroProps;
