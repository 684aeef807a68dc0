import type { EpisodeMomentsContent } from './EpisodeMoments.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What Was on the List:',
  timestampLabel: 'At',
  items: [
    { text: 'What did the first drafted report leave out?', timestamp: '04:18' },
    {
      text: 'Why does the draft never carry a grade, even when everyone would agree on it?',
      timestamp: '12:05',
    },
    { text: 'Who may overrule the inspector?', timestamp: '27:41' },
    { text: 'Which bridge would you never hand to a model?', timestamp: '1:02:30' },
  ],
} satisfies EpisodeMomentsContent;

/** Lessons, for the `dial` variant. */
export const lessons = {
  variant: 'dial',
  heading: 'What to take home from it:',
  items: [
    { text: 'Count the forms nobody reads before you automate one', timestamp: '05:40' },
    { text: 'Ask a clerk to break the prototype, and pay for the afternoon it takes', timestamp: '16:05' },
    { text: 'Keep two people who can do it by hand', timestamp: '24:30' },
    { text: 'Write the letter of apology before you need it', timestamp: '35:12' },
    { text: 'Stop while the queue is still short', timestamp: '48:55' },
  ],
} satisfies EpisodeMomentsContent;
