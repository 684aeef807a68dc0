import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 80',
  name: 'Walter Quigley',
  title: 'Chief Executive',
  company: 'Quigley Freight',
  episode: 'Dispatch without the whiteboard',
  description: 'He leads a freight firm that graded its AI for a month, until a storm disrupted the plan.',
  date: '2025-10-28',
  appleId: '1000618438863',
  spotifyEmbedId: '8UMqTCG6tXFdWQ1wHPGr3C',
  youtubeEmbedId: 'kAcBpsXlvwM',
  place: 14,

  guestBio:
    'Walter Quigley started on the loading dock in Lima at fifteen and took over from his father in 1996, with a dozen trucks and a coffee-stained rate card. The firm now runs ninety, mostly flatbeds, within a day’s drive of Ohio. He still takes the Sunday dispatch shift twice a month and has his own routes graded like anyone else’s.',
  questionsAsked: [
    { question: 'What could the whiteboard do that no screen has matched?', timestamp: '02:55' },
    { question: 'How did you persuade your dispatchers to grade a machine for a month?', timestamp: '09:10' },
    { question: 'Where did it beat your best people?', timestamp: '17:25' },
    { question: 'Take me through the night of the February storm.', timestamp: '25:40' },
    { question: 'Do drivers know who, or what, chose their load?', timestamp: '33:15' },
    { question: 'What would your father have made of it?', timestamp: '42:30' },
  ],
  whatYouLearn: [
    { lesson: 'How to run a month of shadow scheduling without slowing the yard', timestamp: '06:20' },
    { lesson: 'What a dispatcher knows that never reaches the data', timestamp: '14:05' },
    { lesson: 'Why the override box asks for a reason and not for a name', timestamp: '22:10' },
    { lesson: 'How to prepare for the night when the model is wrong about everything', timestamp: '30:35' },
    { lesson: 'When a driver’s preference should outweigh an efficient route', timestamp: '39:50' },
  ],
  showNotes: [
    {
      title: 'The dispatchers’ grading sheet',
      link: 'https://quigleyfreight.example/grading-sheet',
    },
    { title: 'Photograph: the board on its last day', link: 'https://quigleyfreight.example/whiteboard' },
    { title: 'Storm rules, laminated edition', link: 'https://quigleyfreight.example/storm-rules' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
