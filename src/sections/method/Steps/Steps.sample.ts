import type { StepsContent } from './Steps.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'From a letter to a song',
  lead: 'Five evenings for a choir, none of them longer than two hours.',
  items: [
    { title: 'Read', text: 'Aloud, twice, without a melody.' },
    { title: 'Mark', text: 'Where the breath goes, in pencil.' },
    { title: 'Hum', text: 'One line, the whole room, very softly.' },
    { title: 'Answer', text: 'The basses ask and the altos reply.' },
    { title: 'Sing', text: 'Once through, and then home.' },
  ],
} satisfies StepsContent;

/** The steps of `sample`, in three stages. */
export const staged = {
  ...sample,
  stages: ['On paper', 'In the room', 'Aloud'],
  items: sample.items.map((step, index) => ({ ...step, stage: [1, 1, 2, 2, 3][index] })),
} satisfies StepsContent;

/** Eight steps, one of them with long words. */
export const long = {
  ...sample,
  items: [
    ...sample.items,
    {
      title: 'Datenschutzgrundverordnung',
      text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
    },
    { title: 'Hand over', text: 'On a date agreed in the first week.' },
    { title: 'Look back', text: 'What held, and what to drop.' },
  ],
} satisfies StepsContent;

/** Three steps in eight weeks. */
export const inWeeks = [
  { title: 'Read', text: 'Aloud, twice.', span: 'Weeks 1–2', weeks: { first: 1, last: 2 } },
  { title: 'Hum', text: 'The whole room, very softly.', span: 'Weeks 3–7', weeks: { first: 3, last: 7 } },
  { title: 'Sing', text: 'Once through, and then home.', span: 'Week 8', weeks: { first: 8, last: 8 } },
] satisfies StepsContent['items'];
