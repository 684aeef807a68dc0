import type { SuccessStoryContent } from './SuccessStory.tsx';

/** Sample content for stories and tests. */
export const sample = {
  id: 'story',
  heading: 'Featured success story',
  title: 'One chart of the river, from lock to lock',
  details: [
    { title: 'Challenge', text: 'Every lock kept a chart of its own.' },
    {
      title: 'What we drew',
      text: 'All of them side by side, with where barges wait and how many hands move them.',
    },
    { title: 'Result', text: 'Barges leave when the next lock is ready for them.' },
  ],
  stats: [
    { value: '4K+', label: 'jobs' },
    { value: '$310M', label: 'investment' },
    { value: '25', label: 'counties' },
  ],
  caption: 'Between the first lock and the last, 2020–2025. Source: the river board.',
  action: { label: 'See who else did', href: '/case-studies' },
  drawing: { src: '/art/scenes/success-tiles.svg', width: 500, height: 500 },
  drawingCaption: 'A tile for every county on the river.',
} satisfies SuccessStoryContent;
