import { sample as tiers } from '../../offers/SponsorTiers/SponsorTiers.sample.ts';
import type { SponsorHeroContent } from './SponsorHero.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Patrons',
  lead: 'Three shares. Each raises the stage by as much as it pays.',
  items: tiers.items,
  action: { label: 'Become a Patron', href: '#patron' },
  drawing: { src: '/art/scenes/conference-crowd.svg', width: 1440, height: 132 },
} satisfies SponsorHeroContent;
