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
