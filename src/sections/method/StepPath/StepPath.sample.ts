import type { StepPathContent } from './StepPath.tsx';

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
} satisfies StepPathContent;
