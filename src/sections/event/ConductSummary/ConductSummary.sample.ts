import type { ConductSummaryContent } from './ConductSummary.tsx';

export const sample = {
  id: 'conduct',
  heading: 'House rules',
  lead: 'They hold on the pier, in the boathouse and on the radio.',
  action: { label: 'Read all house rules', href: '/house-rules', newTab: true },
  items: [
    { title: 'Give way.', text: 'Whoever carries a net goes first.' },
    { title: 'No shouting,', text: 'except about weather, which excuses everything.' },
    { title: 'Return gloves.', text: 'The box by the door is for the left ones too.' },
    { title: 'Say so.', text: 'The harbor master listens, and acts before the next tide.' },
  ],
} satisfies ConductSummaryContent;
