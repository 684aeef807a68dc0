import type { TrainingHeroContent } from './TrainingHero.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: '12 weeks to a tool',
  lead: 'Classes for millers, clerks and drivers: a week at a time, on the work they already have.',
  action: { label: 'Hold a Place', href: '#places' },
  note: 'Your name on the list for the autumn, and no fee.',
  drawing: { src: '/art/scenes/hero-training.svg', width: 780, height: 760 },
  stats: [
    { value: '12 weeks', label: 'from the first lesson' },
    { value: '30–60 hours', label: 'in class' },
    { value: 'No fees', label: 'for members of the guild' },
  ],
} satisfies TrainingHeroContent;
