import type { SuccessStoryContent } from './SuccessStory.tsx';

/** Sample content for stories and tests. */
export const sample = {
  id: 'story',
  heading: 'One chart of the river, from lock to lock',
  prefix: 'Featured success story.',
  text: 'Every lock kept a chart of its own. Laid side by side they showed where barges wait, and how many hands it takes to move them.',
  stats: [
    { value: '4K+', label: 'jobs' },
    { value: '$310M', label: 'investment' },
    { value: '25', label: 'counties' },
  ],
  caption: 'Between the first lock and the last, 2020–2025. Source: the river board.',
  action: { label: 'See who else did', href: '/case-studies' },
  drawing: { src: '/art/scenes/success-tiles.svg', width: 500, height: 500 },
} satisfies SuccessStoryContent;
