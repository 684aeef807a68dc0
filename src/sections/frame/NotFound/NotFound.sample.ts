import type { NotFoundContent } from './NotFound.tsx';

export const missingPage = {
  code: '404',
  lead: 'No such berth here',
  action: { label: 'Return to Home', href: '/' },
  drawing: { src: '/art/scenes/not-found.svg', width: 1440, height: 820 },
} satisfies NotFoundContent;

export const suggestions = {
  heading: 'Did you mean',
  links: [
    { label: 'Moorings', href: '/moorings' },
    { label: 'Tide tables', href: '/tide-tables' },
  ],
} satisfies NotFoundContent['suggestions'];

export const missingEpisode = {
  heading: 'Episode Not Found',
  lead: 'The dial runs from 1 to 20. This address points past the end of it.',
  action: { label: 'Back to Podcast', href: '/podcast' },
  drawing: { src: '/art/scenes/episode-not-found.svg', width: 776, height: 546 },
} satisfies NotFoundContent;
