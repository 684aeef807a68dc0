import type { StepCardsContent } from './StepCards.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'The three mornings',
  items: [
    {
      letter: 'A',
      title: 'Arrange',
      span: 'First week',
      text: 'Lay everything on the bench and say what each part is for.',
      details: ['A list of parts that anyone can read', 'One drawing, to scale', 'What is missing'],
      result: { label: 'Finished when', value: 'Nothing is left in the box' },
      drawing: { src: '/art/scenes/arch-1.svg', width: 432, height: 200 },
    },
    {
      letter: 'R',
      title: 'Repair',
      span: 'Second week',
      text: 'Mend the part that the others wait for, and only that one.',
      details: ['The wheel that turns first', 'A spare for the wheel', 'The reason, in the logbook'],
      result: { label: 'Finished when', value: 'The clock strikes on the hour' },
      drawing: { src: '/art/scenes/arch-2.svg', width: 432, height: 280 },
    },
    {
      letter: 'C',
      title: 'Carry On Alone',
      span: 'Third week',
      text: 'The keeper closes the case and finds the next fault.',
      details: ['A keeper who needs nobody', 'A visit every other spring', 'Our number, just in case'],
      result: { label: 'Finished when', value: 'The keeper mends it without us' },
      drawing: { src: '/art/scenes/arch-3.svg', width: 432, height: 360 },
    },
  ],
} satisfies StepCardsContent;
