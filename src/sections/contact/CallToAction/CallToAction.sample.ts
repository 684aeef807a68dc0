import type { CallToActionContent } from './CallToAction.tsx';

/** Sample content for stories and tests. This file has at least one sample per variant. */
export const corner = {
  heading: 'Bring us the meter nobody reads',
  lead: 'Twenty minutes beside the drawing board. The sketch is yours to keep, whoever builds it.',
  actions: [{ label: 'Plan a Site Visit', href: '/contact' }],
  drawing: { src: '/art/scenes/conference-group.svg', width: 500, height: 500 },
} satisfies CallToActionContent;

export const halves = {
  variant: 'halves',
  heading: 'Pick the oven that waits the longest',
  lead: 'Bring three seasons of logs. An hour later it is clear if a forecast would help.',
  actions: [{ label: 'Start With One Oven', href: '/contact' }],
  drawing: { src: '/art/scenes/cta-clock.svg', width: 600, height: 600 },
} satisfies CallToActionContent;

export const low = {
  variant: 'low',
  heading: 'Begin with the reading room',
  lead: 'Name the branches and the season. A plan of days comes back by post.',
  actions: [{ label: 'Plan Your First Branch', href: '/contact' }],
} satisfies CallToActionContent;

export const foot = {
  variant: 'foot',
  heading: 'Stand in line for the next workshop',
  lead: 'First come, first seated.',
  actions: [{ label: 'Hold a Seat', href: '#seats' }],
  actionVariant: 'hero',
  drawing: { src: '/art/scenes/cta-crowd.svg', width: 720, height: 144 },
} satisfies CallToActionContent;

export const scene = {
  variant: 'scene',
  heading: 'Three mornings by the weir in May',
  lead: 'May 14–16 in the old mill. A pass is good for every morning.',
  actions: [{ label: 'Reserve a Bench' }],
  drawing: { src: '/art/scenes/hero.svg', width: 1440, height: 860 },
} satisfies CallToActionContent;

export const row = {
  variant: 'row',
  heading: 'The ferry timetable follows',
  lead: 'Season passes get it first, by post, before it hangs on the pier.',
  actions: [{ label: 'Get a Pass' }],
} satisfies CallToActionContent;

export const choices = {
  variant: 'row',
  band: 'subtle',
  heading: 'Row or own?',
  choices: [
    {
      title: 'Rower',
      mark: 'This page',
      facts: [
        { label: 'You bring', value: 'Two arms' },
        { label: 'You get', value: 'A seat every Sunday' },
        { label: 'Prices', value: 'Pass $40, season $90' },
      ],
    },
    {
      title: 'Owner',
      facts: [
        { label: 'You bring', value: 'A shed with a roof' },
        { label: 'You get', value: 'A boat in your name, and seats for the family' },
        { label: 'Prices', value: 'Share $400, boat $900' },
      ],
      action: { label: 'See shares', href: '/shares' },
    },
  ],
} satisfies CallToActionContent;
