import type { RolesContent } from './Roles.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Ways to help',
  items: [
    {
      title: 'Lantern keeper',
      text: 'Light them at dusk, count them at ten.',
      duration: '5 hours',
      time: ['Friday', '5 pm-10 pm'],
    },
    {
      title: 'Ferry steward',
      text: 'See everybody across, and wave when the last one is aboard.',
      time: ['Either day', '10 am-2 pm or 2-6 pm'],
    },
    { title: 'Kitchen crew', text: 'Soup for four hundred, in turns.', time: ['Both days', '11 am-3 pm'] },
  ],
} satisfies RolesContent;
