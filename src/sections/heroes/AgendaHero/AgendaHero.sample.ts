import { days } from '../../event/Agenda/Agenda.sample.ts';
import type { AgendaHeroContent } from './AgendaHero.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Agenda',
  note: {
    title: 'The program of spring, May 7-8, 2025.',
    text: 'Autumn’s will stand here in August.',
  },
  items: days,
} satisfies AgendaHeroContent;
