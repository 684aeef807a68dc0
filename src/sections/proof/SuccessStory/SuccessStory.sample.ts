import type { SuccessStoryProps } from './SuccessStory.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  id: 'story',
  heading: 'A river plan, read county by county',
  label: 'Featured success story.',
  text: 'Locks, landings and training seats sat in separate files. One shared picture let the counties see where work would land and which skills it would need.',
  figures: [
    { value: '4K+', label: 'jobs' },
    { value: '$310M', label: 'investment' },
    { value: '25', label: 'counties' },
  ],
  action: { label: 'Read the case studies', href: '/case-studies' },
  drawing: { src: '/art/scenes/success-tiles.svg', width: 500, height: 500 },
} satisfies SuccessStoryProps;
