import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 79',
  name: 'Darnell Pruitt',
  title: 'Chief Technology Officer',
  company: 'Fallow Creek Savings Bank',
  episode: 'Say no to the demo',
  description:
    'An AI strategy in one sentence: buy nothing from a stage. His team tries every tool on its worst files.',
  date: '2025-10-14',
  appleId: '1000666735160',
  spotifyEmbedId: 'pxOwZEaNwhPrVo7tzoPYQV',
  youtubeEmbedId: 'JT6YO_YWX5w',
  place: 16,

  inspiringQuote: 'Show me it failing on my files and I will listen to you all afternoon.',
  guestBio:
    'Darnell Pruitt has been Chief Technology Officer of Fallow Creek Savings Bank since 2019. It has fourteen branches on either side of the Indiana line and a basement of paper deeds that goes back to 1887. He was a teller before he wrote any code, and works the counter in Richmond every first Saturday of December.',
  whatYouLearn: [
    { lesson: 'How to build a test set from your own worst documents', timestamp: '04:35' },
    { lesson: 'Why the first trial goes better without the vendor in the room', timestamp: '11:50' },
    { lesson: 'What a failed trial costs, and what skipping it would have cost', timestamp: '19:15' },
    { lesson: 'Which four clauses to read first in an AI contract', timestamp: '26:40' },
    { lesson: 'How to turn down a vendor you expect to meet again', timestamp: '34:25' },
    { lesson: 'When a demonstration is worth watching after all', timestamp: '40:10' },
  ],
  showNotes: [
    { title: 'Recipe for a worst-files folder', link: 'https://fallowcreek.example/worst-files' },
    { title: 'Trial scorecard', link: 'https://fallowcreek.example/scorecard' },
    { title: 'Four contract clauses, annotated', link: 'https://fallowcreek.example/clauses' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
