import type { AgendaDay, AgendaContent } from './Agenda.tsx';

/** Two days of a program, for stories and tests of all sections that show a program. */
export const days: AgendaDay[] = [
  {
    title: 'Day 1',
    date: '2025-05-07',
    events: [
      { start: '08:00', end: '08:45', title: 'Badges and tea', location: 'Foyer', type: 'general' },
      {
        start: '09:00',
        end: '10:00',
        title: 'The form nobody could fill in',
        speaker: 'Ruth Hale',
        location: 'Large Hall',
        type: 'keynote',
      },
      {
        start: '10:15',
        end: '11:15',
        title: 'Who answers the night line?',
        location: 'Large Hall',
        type: 'panel',
      },
      {
        start: '10:15',
        end: '12:00',
        title: 'Label a data set by hand',
        location: 'Studio 1',
        type: 'workshop',
        track: true,
      },
      { start: '12:00', end: '13:00', title: 'Soup at long tables', location: 'Garden', type: 'networking' },
      {
        start: '13:15',
        end: '14:15',
        title: 'Grading with a machine beside you',
        location: 'Large Hall',
        type: 'panel',
      },
      {
        start: '15:00',
        end: '15:45',
        title: 'What a map leaves out',
        location: 'Large Hall',
        type: 'keynote',
      },
      {
        start: '16:00',
        end: '17:30',
        title: 'Walk along the locks',
        location: 'West gate',
        type: 'networking',
      },
    ],
  },
  {
    title: 'Day 2',
    date: '2025-05-08',
    events: [
      { start: '08:30', end: '09:00', title: 'Doors open', location: 'Foyer', type: 'general' },
      {
        start: '09:00',
        end: '09:45',
        title: 'Small clinics, small models',
        location: 'Large Hall',
        type: 'keynote',
      },
      {
        start: '10:00',
        end: '11:30',
        title: 'Write a page on what your tool may not do',
        location: 'Studio 2',
        type: 'workshop',
        track: true,
      },
      { start: '11:15', end: '12:00', title: 'Teachers who said no', location: 'Large Hall', type: 'panel' },
      { start: '12:00', end: '13:15', title: 'Lunch by county', location: 'Garden', type: 'networking' },
      {
        start: '13:30',
        end: '15:00',
        title: 'Read a contract with us',
        location: 'Large Hall',
        type: 'workshop',
      },
      {
        start: '15:15',
        end: '16:00',
        title: 'Everything we got wrong',
        location: 'Large Hall',
        type: 'general',
      },
      {
        start: '17:00',
        end: '18:00',
        title: 'Goodbye on the steps',
        location: 'West gate',
        type: 'networking',
      },
    ],
  },
];

/** Sample content for stories and tests. */
export const sample = {
  items: days,
  legend: 'Only see what is',
  all: 'All',
  parallel: 'alongside it',
  types: {
    general: 'General',
    keynote: 'Keynote',
    workshop: 'Workshop',
    panel: 'Panel',
    networking: 'Networking',
  },
  result: { one: '{count} event', many: '{count} events' },
  empty: 'Nothing of the kind today.',
} satisfies AgendaContent;
