import type { FaqProps } from './Faq.tsx';

export const sample = {
  id: 'faq',
  heading: 'Asked before, answered plainly',
  note: {
    text: 'Something else? Write to',
    link: { label: 'hello@arcwright.example', href: 'mailto:hello@arcwright.example' },
  },
  items: [
    {
      question: 'What does a first engagement look like?',
      answer:
        'It starts with discovery on site, then a pilot that answers one measurable question. You see working software before you sign anything longer.',
    },
    {
      question: 'Who owns the code and the data?',
      answer: 'You do. Code, prompts and logs are yours from the first day.',
    },
    {
      question: 'Do you work with agencies that have no cloud yet?',
      answer: 'Yes. Small models run on a server in your own rack.',
    },
  ],
} satisfies FaqProps;
