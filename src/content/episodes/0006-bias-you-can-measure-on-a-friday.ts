import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 75',
  name: 'Tobias Lindqvist',
  title: 'Chief Risk Officer',
  company: 'Lanternfield Mutual',
  episode: 'Bias you can measure on a Friday',
  description: 'An hour every week: how an insurer tests its AI for bias, and who leads the repair.',
  date: '2025-08-19',
  appleId: '1000610681314',
  spotifyEmbedId: 'ZVSZQyaOvxS6BoQQO51u4T',
  youtubeEmbedId: 'TKz7IF1ynxF',
  place: 15,

  inspiringQuote: 'Fairness that is checked once a year is a birthday party.',
  guestBio:
    'Tobias Lindqvist is an actuary from Duluth who joined Lanternfield Mutual, a property and auto insurer in Columbus, in 2015. As Chief Risk Officer he has cut the company’s annual risk report from ninety pages to twelve. He sails a small wooden boat, insured with a competitor.',
  storyHook: [
    'Every Friday at two, four people at Lanternfield Mutual meet in a room without a projector. They take the week’s claims that AI has helped to settle, about 900 of them, and compare how long each one was held and how much was paid: by ZIP code group, then by age band, then by the language of the first phone call. The hour has a strict end. If two lines on the chart have drifted too far apart, somebody leaves with a job for Monday.',
    'Tobias Lindqvist made the hour small enough to survive a bad quarter. It replaced an annual fairness review of ninety pages. The last of those was thorough, well argued and seven months late: it found that claims first reported in Spanish had been waiting nine days longer than the rest. The model read Spanish perfectly well. It was sending those files to a queue that was staffed two mornings a week.',
    'I like the example because half the fault lay in a staffing schedule, and no amount of staring at the software would have found it. Tobias measures outcomes, in days and dollars, and works backward. Of the 23 gaps the group has opened since it began, eight ended in a change to the model, twelve in a change to how people worked, and three turned out to be noise.',
    'On publishing, we disagree. I think the chart belongs on the company’s website. He thinks that a number without its history gets read as a verdict, and that a team afraid of the headline will stop looking. Near the end he offers a compromise of the sort only an actuary would arrive at, and I have not yet found the hole in it.',
  ],
  questionsAsked: [
    { question: 'Why Friday, and why only an hour?', timestamp: '02:20' },
    { question: 'What did ninety pages miss?', timestamp: '07:50' },
    { question: 'How far apart may two lines drift before you act?', timestamp: '14:35' },
    { question: 'Which groups can you compare, and which does the law keep from you?', timestamp: '21:10' },
    { question: 'What happens on Monday?', timestamp: '27:45' },
    { question: 'Why not publish the chart?', timestamp: '35:30' },
  ],
  whatYouLearn: [
    { lesson: 'How to choose three comparisons that fit into one hour', timestamp: '05:15' },
    {
      lesson: 'Why outcomes in days and dollars are a better place to begin than the model',
      timestamp: '11:30',
    },
    { lesson: 'What a small sample can and cannot show in a week', timestamp: '18:05' },
    { lesson: 'How to give a gap an owner before the room empties', timestamp: '25:20' },
    { lesson: 'When a biased result is really a staffing problem', timestamp: '32:40' },
  ],
  showNotes: [
    { title: 'The Friday chart, with invented figures', link: 'https://lanternfield.example/friday/chart' },
    { title: 'Agenda for the hour', link: 'https://lanternfield.example/friday/agenda' },
    {
      title: 'Small samples: a short guide for claims teams',
      link: 'https://lanternfield.example/friday/small-samples',
    },
  ],
} satisfies Placeholder<'fixtures', Episode>;
