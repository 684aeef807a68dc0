import type { RulesContent } from './Rules.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'House rules',
  lead: 'Short, because it is a small house.',
  action: { label: 'How we behave', href: '/behavior', newTab: true },
  items: [
    {
      title: 'Size',
      text: 'One to four people share a table. Larger groups split; both halves may keep the name.',
    },
    {
      title: 'Bring nothing finished',
      text: 'Sketches are welcome, and so is anything everybody can download.',
    },
    { title: 'Write it down', text: 'Say on the first page what you used and who helped.' },
    { title: 'Noise', text: 'The red room is for talking.' },
    {
      title: 'The last word',
      text: 'Three judges, and a coin if they cannot agree. They tell you why, in writing.',
    },
  ],
} satisfies RulesContent;

/** A few sentences, for the `sentences` variant. */
export const sentences = {
  variant: 'sentences',
  id: 'conduct',
  heading: 'Harbor rules',
  lead: 'They hold on the pier, in the boathouse and on the radio.',
  action: { label: 'Read all harbor rules', href: '/harbor-rules', newTab: true },
  items: [
    { title: 'Give way.', text: 'Whoever carries a net goes first.' },
    { title: 'No shouting,', text: 'except about weather, which excuses everything.' },
    { title: 'Return gloves.', text: 'The box by the door is for the left ones too.' },
    { title: 'Say so.', text: 'The harbor master listens, and acts before the next tide.' },
  ],
} satisfies RulesContent;
