import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 73',
  name: 'Hodan Warsame',
  title: 'Director of Innovation',
  company: 'Ridge & Valley Transit',
  episode: 'The bus that waits',
  description:
    'Hold a bus a minute and a busload of riders connects. Drivers set the AI’s rules, and riders trust it again.',
  date: '2025-07-22',
  appleId: '1000698977885',
  spotifyEmbedId: 'dNTiFaQeUndTc2nPhMNeaq',
  youtubeEmbedId: '0gjLM7LEJmD',
  place: 18,

  inspiringQuote: 'Our drivers had been making this decision for years. We gave them better eyesight.',
  guestBio:
    'Hodan Warsame joined Ridge & Valley Transit, in southeastern Ohio, as a scheduler in 2013 and became its first Director of Innovation in 2021. Twice a week she rides the 6:40 am bus out of Athens end to end with a notebook. She also chairs a riders’ panel that is under no obligation to be polite.',
  questionsAsked: [
    { question: 'What can happen in a minute at a bus stop?', timestamp: '02:15' },
    { question: 'How did drivers decide before there was a model to ask?', timestamp: '09:05' },
    { question: 'Why does it recommend and never instruct?', timestamp: '16:50' },
    { question: 'Who gets held up, and did they agree to it?', timestamp: '24:35' },
    { question: 'What did the riders’ panel throw out?', timestamp: '32:20' },
    { question: 'When did people begin to believe the schedule again?', timestamp: '40:45' },
    { question: 'What do you write in the notebook?', timestamp: '49:10' },
  ],
  showNotes: [
    {
      title: 'Rules for holding a bus, as written by drivers',
      link: 'https://ridgevalleytransit.example/holding-rules',
    },
    { title: 'Riders’ panel minutes, first year', link: 'https://ridgevalleytransit.example/panel/minutes' },
    { title: 'Connection report, before and after', link: 'https://ridgevalleytransit.example/connections' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
