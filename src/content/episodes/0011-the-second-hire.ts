import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 87',
  name: 'Lena Okafor',
  title: 'Founder and CEO',
  company: 'Tinshelf',
  episode: 'The second hire',
  description:
    'Her first hire wrote the software. The second calls shopkeepers to ask whether the AI counted right.',
  date: '2026-02-03',
  appleId: '1000664899342',
  spotifyEmbedId: 'ciAubt7aSoLoGQlGGuIcWy',
  youtubeEmbedId: '9bV3sGWKPEg',

  guestBio:
    'Lena Okafor founded Tinshelf in 2021 in the back office of her aunt’s grocery in Indianapolis. It now counts stock for some six hundred independent shops in five states. She is a chemical engineer by training and can still be drawn into a conversation about valves.',
  storyHook: [
    'Tinshelf counts stock from photographs. A shopkeeper walks the aisle with a phone, and a few minutes later the software says how many cans of tomatoes are left. Lena Okafor’s first employee was the engineer who made that possible, and for most of a year she believed he was the reason that customers stayed. Then she hired Bernadette, who had run a hardware store in Muncie for twenty years, and asked her to call people up.',
    'Bernadette’s question was always the same: was it right this morning? She kept the answers in a school notebook. After six weeks the book showed something the dashboard had not. Customers whose counts were wrong one time in ten were perfectly content, provided the mistakes were always on the same shelf. What made them leave was surprise. A tool that was excellent on Monday and foolish on Tuesday went into a drawer.',
    'That changed what the company builds. Before it gives a number, Tinshelf now tells a shopkeeper which shelves it is unsure about. The five engineers each spend one day a month answering the phone, on a schedule that Bernadette sets and does not negotiate. Lena expected resentment. One of them has asked for a second day.',
    'Raising money with a slide that said “second hire: a shopkeeper” was another matter. Three investors suggested she take it out. She describes the fourth meeting, where she left it in and stopped apologizing for it, and the man across the desk who turned out to have grown up above a bakery.',
  ],
  questionsAsked: [
    { question: 'What did you think you were selling in the first year?', timestamp: '02:10' },
    { question: 'Why a shopkeeper, when you could have hired another engineer?', timestamp: '07:35' },
    { question: 'What was in the notebook?', timestamp: '13:20' },
    { question: 'How wrong may a count be before somebody stops using it?', timestamp: '20:05' },
    { question: 'Do engineers come back from a day on the phones with better ideas?', timestamp: '26:45' },
    { question: 'Which hire would you make third?', timestamp: '34:30' },
  ],
  whatYouLearn: [
    { lesson: 'Why steady errors do less harm than surprising ones', timestamp: '10:25' },
    { lesson: 'How to ask a customer whether the software was right this morning', timestamp: '16:50' },
    { lesson: 'What to show before you show a number', timestamp: '23:15' },
    { lesson: 'How to put engineers on the phones without losing them', timestamp: '29:40' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
