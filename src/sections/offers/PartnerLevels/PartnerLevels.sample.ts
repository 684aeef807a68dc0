import type { PartnerLevelsContent } from './PartnerLevels.tsx';

export const sample = {
  id: 'levels',
  heading: 'Pick a stone',
  lead: 'Every level keeps your name on the quay for a year.',
  levelLabel: 'Builder’s level',
  passesLabel: 'passes',
  passLabel: 'pass',
  items: [
    {
      title: 'Keystone',
      price: 42_000,
      passes: 16,
      benefits: ['Your name on the ferry', 'First words of the day', 'Two studios', 'The stall at the door'],
      action: { label: 'Ask about Keystone', href: 'mailto:crew@quay.example?subject=Keystone' },
    },
    {
      title: 'Voussoir',
      price: 18_000,
      passes: 9,
      benefits: ['One studio', 'A wide stall', 'Your name on the screens'],
      action: { label: 'Ask about Voussoir', href: 'mailto:crew@quay.example?subject=Voussoir' },
    },
    {
      title: 'Springer',
      price: 7500,
      passes: 4,
      benefits: ['A stall', 'Your name on the badges'],
      action: { label: 'Ask about Springer', href: 'mailto:crew@quay.example?subject=Springer' },
    },
    {
      title: 'Pebble',
      price: 950,
      passes: 1,
      benefits: ['Your name on the wall'],
      action: { label: 'Ask about Pebble', href: 'mailto:crew@quay.example?subject=Pebble' },
    },
  ],
} satisfies PartnerLevelsContent;
