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
