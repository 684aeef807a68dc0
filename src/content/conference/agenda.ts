import type { AgendaDay, AgendaContent } from '../../sections/event/Agenda/Agenda.tsx';
import type { AgendaHeroContent } from '../../sections/heroes/AgendaHero/AgendaHero.tsx';
import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { calendar, checkout, nextEdition, ticketsLink } from './event.ts';

const { conference } = site;
const over = conference.edition === 'over';

/** The year of the program that the page shows. */
const lastYear = '2025';
const nextProgram = `The ${conference.year} program comes out in July`;

const meta = pageMeta('/midwestcon/agenda', {
  title: `Agenda: the ${lastYear} program | ${conference.name}`,
  description: `Keynotes, workshops, panels and time to meet: the ${lastYear} program of ${conference.name}, day by day.${over ? '' : ` ${nextProgram}.`}`,
});

/** Last year's program. */
const lastEdition: Placeholder<'fixtures', AgendaDay[]> = [
  {
    title: 'Day 1',
    date: '2025-06-15',
    events: [
      {
        start: '08:00',
        end: '09:00',
        type: 'general',
        title: 'Registration and coffee',
        location: 'Grand Lobby',
      },
      { start: '09:00', end: '09:15', type: 'general', title: 'Welcome', location: 'Main Stage' },
      {
        start: '09:15',
        end: '10:00',
        type: 'keynote',
        title: 'What care looks like in code',
        speaker: 'Ingrid Halvorsen',
        location: 'Main Stage',
      },
      {
        start: '10:15',
        end: '11:15',
        type: 'panel',
        title: 'Who gets to say no to the machine?',
        speaker: 'Desmond Pryor, host',
        location: 'Main Stage',
      },
      {
        start: '10:15',
        end: '11:45',
        type: 'workshop',
        title: 'Interview a user, then write the prompt',
        speaker: 'Grace Oduya',
        location: 'Room 2',
        track: true,
      },
      {
        start: '12:00',
        end: '13:00',
        type: 'networking',
        title: 'Lunch, a question at each table',
        location: 'River Hall',
      },
      {
        start: '13:15',
        end: '14:00',
        type: 'panel',
        title: 'Hiring after the résumé screen',
        speaker: 'Peter Aldous, host',
        location: 'Main Stage',
      },
      {
        start: '13:15',
        end: '14:45',
        type: 'workshop',
        title: 'Red-team your own chatbot',
        speaker: 'Farah Siddiqui',
        location: 'Room 3',
        track: true,
      },
      {
        start: '15:00',
        end: '15:45',
        type: 'keynote',
        title: 'A second opinion: models in the clinic',
        speaker: 'Dr. Amara Nwosu',
        location: 'Main Stage',
      },
      { start: '16:00', end: '17:00', type: 'general', title: 'Hackathon kickoff', location: 'Room 1' },
      { start: '17:30', end: '19:00', type: 'networking', title: 'Riverfront social', location: 'Terrace' },
    ],
  },
  {
    title: 'Day 2',
    date: '2025-06-16',
    events: [
      { start: '08:30', end: '09:00', type: 'general', title: 'Doors and coffee', location: 'Grand Lobby' },
      {
        start: '09:00',
        end: '09:45',
        type: 'keynote',
        title: 'How an attacker reads your prompts',
        speaker: 'Sunita Rao',
        location: 'Main Stage',
      },
      {
        start: '10:00',
        end: '11:00',
        type: 'panel',
        title: 'What students ask that boards don’t',
        speaker: 'Renata Solis, host',
        location: 'Main Stage',
      },
      {
        start: '10:00',
        end: '11:30',
        type: 'workshop',
        title: 'Write a two-page AI policy',
        speaker: 'Owen Farrow',
        location: 'Room 2',
        track: true,
      },
      {
        start: '11:15',
        end: '12:00',
        type: 'panel',
        title: 'New tools on an old shop floor',
        speaker: 'Emil Renner, host',
        location: 'Main Stage',
      },
      {
        start: '12:00',
        end: '13:00',
        type: 'networking',
        title: 'Lunch with the exhibitors',
        location: 'River Hall',
      },
      {
        start: '13:15',
        end: '14:45',
        type: 'workshop',
        title: 'Ask questions of your data',
        speaker: 'Caleb Whitaker',
        location: 'Room 3',
      },
      {
        start: '15:00',
        end: '16:00',
        type: 'general',
        title: 'Hackathon demos and prizes',
        location: 'Main Stage',
      },
      {
        start: '16:15',
        end: '17:00',
        type: 'keynote',
        title: 'Embedding empathy into innovation',
        speaker: 'Wen Chou',
        location: 'Main Stage',
      },
      {
        start: '17:00',
        end: '18:00',
        type: 'networking',
        title: 'Farewell drinks',
        location: 'Grand Lobby',
      },
    ],
  },
];

/** The days of last year's program. Each event has an id: the anchor that the hero's dial links to. */
const days = lastEdition.map((day) => ({
  ...day,
  events: day.events.map((event, index) => ({ ...event, id: `event-${day.date}-${index + 1}` })),
}));

const hero = {
  heading: 'Agenda',
  lead: 'Two days of AI talks, workshops and panels.',
  note: {
    title: 'This is the 2025 program, June 15–16.',
    text: over
      ? `${conference.name} ${conference.year} is over; its program comes out here.`
      : `The program for ${conference.dates} comes\u00A0out in\u00A0July.`,
  },
  actions: [over ? nextEdition : ticketsLink],
  items: days,
  innerLabel: 'Parallel workshops',
  caption: 'Half a turn a day, in the colors of the types below.',
} satisfies AgendaHeroContent;

const program = {
  items: days,
  legend: 'Show events of type',
  all: 'All',
  parallel: 'at the same time',
  types: {
    general: 'General',
    keynote: 'Keynote',
    workshop: 'Workshop',
    panel: 'Panel',
    networking: 'Networking',
  },
  result: { one: '{count} event', many: '{count} events' },
  empty: 'Nothing of this type on this day.',
} satisfies AgendaContent;

const end = {
  variant: 'row',
  band: 'highlight',
  ...(over
    ? {
        heading: `${conference.name} ${conference.year} is over`,
        lead: 'Readers of the newsletter hear first when the next one is.',
        actions: [nextEdition],
      }
    : {
        heading: nextProgram,
        lead: 'Ticket holders get it first, by email.',
        actions: [checkout('Get Tickets'), calendar],
      }),
} satisfies CallToActionContent;

/** The agenda page. */
export const agenda = { meta, hero, program, end };
