import type { RequirementsContent } from './Requirements.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Before you come',
  items: [
    {
      title: '16 or older',
      text: 'Or with a parent who stays.',
      figure: 'age',
      value: 16,
      label: '16+',
    },
    { title: 'Three hours', text: 'With a break in the middle.', figure: 'clock', value: 3 },
    { title: 'A walk round', text: 'We show everybody where the doors are.', figure: 'dome' },
  ],
} satisfies RequirementsContent;
