import type { EpisodeNotesProps } from './EpisodeNotes.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  label: 'Notes and newsletter',
  notes: {
    heading: 'Show Notes:',
    items: [
      { title: 'The harbour’s waiting log, one winter', link: 'https://harbour.example/log' },
      { title: 'Rules for a machine that may say no', link: 'https://harbour.example/rules' },
      { title: 'Timetable of the upper ferry', link: 'https://harbour.example/timetable' },
      { title: 'How the crew voted, and why', link: 'https://harbour.example/vote' },
    ],
  },
  card: {
    heading: 'The next conversation, by email',
    line: 'One short note when a new episode is out.',
    label: 'Email',
    placeholder: 'you@work.example',
    submit: 'Subscribe',
  },
} satisfies EpisodeNotesProps;

/** A description, for the variants that show one. */
export const about = {
  heading: 'About This Episode',
  text: 'A forecast, a foghorn and a crew that was asked first. On letting a machine be the one who waits.',
} satisfies EpisodeNotesProps['about'];
