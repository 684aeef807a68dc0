import type { FeaturedProgramContent } from './FeaturedProgram.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'The Night Shift',
  lead: 'For mills that let software watch the stones after dark: who is called, who may stop them, and what is written down.',
  items: [
    {
      title: 'What may run alone',
      text: 'Pick jobs that end by themselves and that anyone can undo in the morning.',
    },
    { title: 'Who is called', text: 'One name for every machine, and a bell that rings at their bed.' },
    { title: 'What is kept', text: 'A log that the miller reads with the first cup of coffee.' },
  ],
  drawing: { src: '/art/scenes/agentic-orbits.svg', width: 660, height: 660 },
} satisfies FeaturedProgramContent;

/** Sample of the variant `steps`: a program that pays for courses. */
export const steps = {
  variant: 'steps',
  heading: 'The river fund pays for it',
  lead: 'The river fund gives mills their fees back once a miller has passed. You pay, you learn, and the fund writes a check.',
  action: { label: 'Apply to the Fund', href: 'https://fund.example/apply' },
  items: [
    { title: 'Pick a course', text: 'We say which ones the fund knows.' },
    { title: 'Ask', text: 'One form on the fund’s site; we add the papers.' },
    { title: 'Learn', text: 'Your people pass the course.' },
    { title: 'Be paid', text: 'You send the certificate, they send the money.' },
  ],
} satisfies FeaturedProgramContent;
