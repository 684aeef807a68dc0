import type { PageHeroContent } from './PageHero.tsx';

/** Sample of the variant `split`, for stories and tests. The other variants' samples are below. */
export const split = {
  variant: 'split',
  heading: 'AI for Waterworks',
  lead: 'We help utilities put AI to work where residents can see it: logged, checked and run by the crew on duty.',
  actions: [
    { label: 'Plan a Site Visit', href: '/contact' },
    { label: 'Read one report', href: '#report' },
  ],
  drawing: { src: '/art/scenes/hero-government.svg', width: 760, height: 730 },
} satisfies PageHeroContent;

export const scene = {
  variant: 'scene',
  heading: 'AI for\nBakeries',
  lead: 'Flour, ovens and vans keep their pace. We join what they know, so that the morning order is right.',
  actions: [{ label: 'Start With One Oven', href: '/contact' }],
  drawing: { src: '/art/scenes/hero-business.svg', width: 1440, height: 800 },
} satisfies PageHeroContent;

export const dome = {
  variant: 'dome',
  heading: 'AI for Libraries',
  lead: 'Readers first, then shelves. We help branches answer, lend and catalog with fewer forms.',
  actions: [{ label: 'Plan Your First Branch', href: '/contact' }],
  actionVariant: 'hero',
  drawing: { src: '/art/scenes/hero-education.svg', width: 1440, height: 600 },
} satisfies PageHeroContent;

export const ruled = {
  variant: 'ruled',
  heading: 'Tailor-made\nInstruments',
  lead: 'Drawn to measure: built on your records, tested at your desks, handed over with the plans.',
  actions: [{ label: 'Send Us a Sketch', href: '/contact' }],
  drawing: { src: '/art/scenes/hero-custom.svg', width: 720, height: 760 },
} satisfies PageHeroContent;

export const quarter = {
  variant: 'quarter',
  heading: 'The\nARC\nWorkshop',
  lead: 'Three mornings, one quarter turn. We stop when it holds.',
  drawing: { src: '/art/scenes/hero-methodology.svg', width: 760, height: 760 },
} satisfies PageHeroContent;

export const low = {
  variant: 'low',
  heading: 'Harvest Notes',
  lead: 'Two seasons under glass: where light fell short, which panes we turned and what grew afterward.',
  actions: [{ label: 'Plan a Greenhouse', href: '/contact' }],
  drawing: { src: '/art/scenes/case-pharma.svg', width: 600, height: 536 },
} satisfies PageHeroContent;

export const plain = {
  heading: 'Field Notes',
  lead: 'Two seasons under glass: where light fell short, which panes we turned and what grew afterward.',
  drawing: { src: '/art/scenes/hero-cases.svg', width: 1344, height: 520 },
} satisfies PageHeroContent;
