import type { FaqContent } from './Faq.tsx';

export const sample = {
  id: 'faq',
  heading: 'What people ask at the yard gate',
  note: {
    text: 'Anything else? Ask',
    link: { label: 'hello@orchard.example', href: 'mailto:hello@orchard.example' },
  },
  items: [
    {
      question: 'How does a repair begin?',
      answer:
        'It begins with a look at the hull on the slipway, then a price for the one part that cannot wait. You see that part done before you order anything else.',
    },
    {
      question: 'Who keeps the drawings?',
      answer: 'Whoever ordered the boat. Lines, lists and photographs go home with it.',
    },
    {
      question: 'Do you come to harbors without a crane?',
      answer: 'Yes. A cradle and a calm tide are enough for most boats.',
    },
  ],
} satisfies FaqContent;
