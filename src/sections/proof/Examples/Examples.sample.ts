import type { ExamplesContent } from './Examples.tsx';

const tool = (name: string) => ({ src: `/art/covers/${name}.svg`, width: 600, height: 600 });

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Eight small beginnings',
  lead: 'None is large. Each took less than a season.',
  items: [
    {
      title: 'Ferry timetable',
      text: 'Says at noon which evening crossings will run late.',
      drawing: tool('build-1'),
    },
    {
      title: 'Seed library',
      text: 'Finds the variety from a photograph of the packet.',
      drawing: tool('build-2'),
    },
    { title: 'Choir schedule', text: 'Balances forty calendars and one hall.', drawing: tool('build-3') },
    { title: 'Well monitor', text: 'Calls the plumber before the pump runs dry.', drawing: tool('build-4') },
    {
      title: 'Lost property',
      text: 'Matches what was found with what was missed.',
      drawing: tool('build-5'),
    },
    {
      title: 'Orchard diary',
      text: 'Turns a walk among the trees into tomorrow’s list.',
      drawing: tool('build-6'),
    },
    {
      title: 'Minutes in plain words',
      text: 'Two pages for those who were not in the room.',
      drawing: tool('build-7'),
    },
    {
      title: 'Spare parts desk',
      text: 'Knows which bolt fits, and who still makes it.',
      drawing: tool('build-8'),
    },
  ],
  action: { label: 'Suggest a ninth', href: '/contact' },
} satisfies ExamplesContent;
