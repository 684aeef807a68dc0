import { days } from '../../event/Agenda/Agenda.sample.ts';
import type { AgendaHeroContent } from './AgendaHero.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Agenda',
  lead: 'Two days of talks, workshops and long lunches.',
  note: {
    title: 'The program of spring, May 7-8, 2025.',
    text: 'Autumn’s will stand here in August.',
  },
  actions: [{ label: 'Hold a Seat', href: '/seats' }],
  items: days,
  innerLabel: 'Side events',
  caption: 'A half turn per day. The outer ring is what happens in the barn.',
} satisfies AgendaHeroContent;
