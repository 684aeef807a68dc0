import type { PillarsProps } from './Pillars.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Four Pillars',
  lead: 'Take one away and the circle doesn’t close. We score all four before we write a line of code.',
  pillars: [
    {
      number: '01',
      title: 'People',
      subtitle: 'Foundation',
      description:
        'Skills, incentives and trust. Every stalled AI programme we have been called into stalled on people first.',
      highlight: 'Start here, whatever else you do.',
    },
    {
      number: '02',
      title: 'Process',
      subtitle: 'Flow',
      description:
        'Who hands what to whom, and where it waits. We follow the work as it is done, not as it is drawn.',
      highlight: 'Fix the handover before you automate it.',
    },
    {
      number: '03',
      title: 'Policy',
      subtitle: 'Guardrails',
      description:
        'What a model may decide, what a person must sign, and what is kept. Short enough to be read.',
      highlight: 'Two pages, or nobody follows it.',
    },
    {
      number: '04',
      title: 'Technology',
      subtitle: 'Tools',
      description:
        'Data you can trust, models you can swap, and systems your staff can run. Chosen last, on purpose.',
      highlight: 'Buy what is common, build what is yours.',
    },
  ],
} satisfies PillarsProps;
