import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 83',
  name: 'Mei-Lin Zhao',
  title: 'Head of Data',
  company: 'Glass Acre Growers',
  episode: 'Forecasting a tomato',
  description:
    'How machine learning forecasts a tomato crop, and why each future week comes with a margin of doubt.',
  date: '2025-12-09',
  appleId: '1000681088317',
  spotifyEmbedId: 'U31wUZOZqjhTZF72qlTLOP',
  youtubeEmbedId: '4DwggCkyDlU',
  place: 12,

  inspiringQuote: 'A forecast that never admits it is guessing is only a mood with decimals.',
  guestBio:
    'Mei-Lin Zhao heads a data team of three at Glass Acre Growers, where tomatoes and peppers ripen under twelve acres of glass. She came to farming from hospital bed planning, which she describes as the same problem with fewer leaves.',
  questionsAsked: [
    { question: 'What was in the spreadsheet when you arrived?', timestamp: '02:30' },
    { question: 'Why did you throw away only half of it?', timestamp: '08:15' },
    { question: 'Can a grower’s eye become a number, and should it?', timestamp: '14:40' },
    { question: 'What does your model do when it is guessing?', timestamp: '21:55' },
    { question: 'Who loses money when the forecast is a week off?', timestamp: '29:20' },
  ],
  whatYouLearn: [
    { lesson: 'How to score a forecast against the person it is meant to help', timestamp: '05:10' },
    { lesson: 'Why two good sensors beat twenty neglected ones', timestamp: '12:20' },
    { lesson: 'A way to show uncertainty that a packing shed will use', timestamp: '19:35' },
    { lesson: 'What hospital beds can teach a tomato farm', timestamp: '27:05' },
  ],
  showNotes: [
    { title: 'The two-sensor layout', link: 'https://glassacre.example/sensors' },
    { title: 'A forecast log you can copy', link: 'https://glassacre.example/forecast-log' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
