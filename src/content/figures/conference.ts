import { site } from '../site.ts';
import type { FigureSet } from './set.ts';

const { conference: event } = site;

/** Planned figures for this year's conference. */
export const conference = {
  subject: 'Planned for both days',
  period: event.dates,
  source: 'the organizers',
  items: {
    attendees: { value: '500+', label: 'attendees', text: 'each day' },
    speakers: { value: '40+', label: 'speakers' },
    exhibitors: { value: '20+', label: 'exhibitors' },
    students: { value: '500+', label: 'students and young professionals' },
    professionals: { value: '300+', label: 'industry professionals' },
    workshops: { value: '25+', label: 'workshops' },
    prizes: { value: '$20,000', label: 'and more in hackathon prizes' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;
