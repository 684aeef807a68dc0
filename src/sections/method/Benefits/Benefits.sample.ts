import type { BenefitsContent } from './Benefits.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What an orderly shed is good for',
  items: [
    { title: 'You find the saw', text: 'It hangs where its outline is.' },
    { title: 'You see what is missing', text: 'An empty outline says more than a full drawer.' },
    { title: 'Others can help', text: 'A stranger puts the plane back in its place.' },
  ],
} satisfies BenefitsContent;
