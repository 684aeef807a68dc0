import type { EpisodeLessonsContent } from './EpisodeLessons.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What to take home from it:',
  items: [
    { lesson: 'Count the forms nobody reads before you automate one', timestamp: '05:40' },
    { lesson: 'Ask a clerk to break the prototype, and pay for the afternoon it takes', timestamp: '16:05' },
    { lesson: 'Keep two people who can do it by hand', timestamp: '24:30' },
    { lesson: 'Write the letter of apology before you need it', timestamp: '35:12' },
    { lesson: 'Stop while the queue is still short', timestamp: '48:55' },
  ],
} satisfies EpisodeLessonsContent;
