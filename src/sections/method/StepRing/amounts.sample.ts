import type { Step } from './StepRing.tsx';

/** Variations of a section's sample in number and length, for the stories of all sections that show steps. */
export function amounts(items: Step[]) {
  return {
    one: { items: items.slice(0, 1) },
    three: { items: items.slice(0, 3), lead: undefined },
    eight: {
      items: [
        ...items.slice(0, 5),
        {
          title: 'Datenschutzgrundverordnung',
          text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
        },
        { title: 'Hand over', text: 'On a date agreed in the first week.' },
        { title: 'Look back', text: 'What held, and what to drop.' },
      ],
    },
  };
}
