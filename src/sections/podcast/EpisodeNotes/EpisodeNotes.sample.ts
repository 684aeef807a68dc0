import type { EpisodeNotesContent } from './EpisodeNotes.tsx';

/** Sample content for stories and tests. */
export const sample = {
  label: 'Links and letters',
  notes: {
    heading: 'Things we mention:',
    items: [
      { label: 'The harbor’s waiting log, one winter', href: 'https://harbor.example/log' },
      { label: 'Rules for a machine that may say no', href: 'https://harbor.example/rules' },
      { label: 'Timetable of the upper ferry', href: 'https://harbor.example/timetable' },
      { label: 'How the crew voted, and why', href: 'https://harbor.example/vote' },
    ],
  },
  card: {
    heading: 'The next crossing, by letter',
    lead: 'A few lines whenever we have talked to someone new.',
    label: 'Email',
    placeholder: 'you@work.example',
    submit: 'Subscribe',
  },
} satisfies EpisodeNotesContent;

/** A description, for stories that show one. */
export const about = {
  heading: 'On this crossing',
  text: 'A forecast, a foghorn and a crew that was asked first. On letting a machine be the one who waits.',
} satisfies EpisodeNotesContent['about'];
