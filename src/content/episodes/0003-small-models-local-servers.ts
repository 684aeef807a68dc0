import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 85',
  name: 'Samir Khoury',
  title: 'Founder',
  company: 'Brickyard Row Systems',
  episode: 'Small models, local servers',
  description:
    'Four machines in a Dayton closet, no cloud bill, and a technology budget that fits on an index card.',
  date: '2026-01-06',
  appleId: '1000687817895',
  spotifyEmbedId: 'rk6EJFEArqdu9xWoaScGU2',
  youtubeEmbedId: '3R-qbDrmnNU',
  place: 9,

  inspiringQuote: 'My whole data center has one light switch and a door that sticks.',
  guestBio:
    'Samir Khoury started Brickyard Row Systems in Dayton in 2020, after fourteen years of running networks for machine shops. He has three employees, eighty-odd boxes under other people’s desks, and a van that he drives to every installation himself.',
  storyHook: [
    'The server room at Brickyard Row Systems used to hold mops. Four secondhand machines stand on a steel shelf, a box fan points at the third from the left, and a card on the door lists everything that Samir Khoury spends on technology in a month. The electricity comes to $212. I have seen single seats of software that cost more.',
    'His customers are machine shops and small law offices, and most of them came for the same reason: a drawing or a file that is not allowed to leave the building. Samir takes a small open model, tunes it for one narrow job (reading a purchase order, say, or finding the tolerance on a scanned print) and installs it on a box under somebody’s desk. It knows nothing about poetry. It reads 4,000 purchase orders a day and has never sent one anywhere.',
    'I came with doubts, and I put them to him. Small models are weaker, somebody has to patch the machine, and a box under a desk can be stolen or flooded. He agreed with all three. One was flooded, in Piqua, by a burst pipe. What he wanted to discuss was arithmetic: how often a job needs the cleverest answer there is, and how often it needs the same dependable answer 4,000 times.',
    'He also sends people away. About a third of those who call him would be better off renting a large model from somebody else, and he tells them so, with a sheet that shows the math. We worked through that sheet line by line. For steady work the break-even point sits lower than I expected, and for anything seasonal it is far higher than he would like.',
  ],
  questionsAsked: [
    { question: 'What is in the closet?', timestamp: '01:55' },
    { question: 'Which jobs are small enough for a small model?', timestamp: '08:20' },
    { question: 'Who patches the box when you are on vacation?', timestamp: '16:05' },
    { question: 'What did you learn from the flood in Piqua?', timestamp: '23:40' },
    { question: 'When do you tell a customer to go elsewhere?', timestamp: '30:10' },
    { question: 'What would change your mind about the cloud?', timestamp: '39:25' },
  ],
  whatYouLearn: [
    { lesson: 'How to tell a narrow job from a broad one before you spend anything', timestamp: '05:30' },
    { lesson: 'What it costs to run four machines for a year, line by line', timestamp: '12:45' },
    { lesson: 'Why recovery has to be rehearsed when the server lives under a desk', timestamp: '26:15' },
    { lesson: 'Where the break-even point sits between owning and renting', timestamp: '33:50' },
    { lesson: 'How to write a technology budget on an index card', timestamp: '42:35' },
  ],
  showNotes: [
    {
      title: 'Own or rent: the worksheet from the episode',
      link: 'https://brickyardrow.example/own-or-rent',
    },
    { title: 'Parts list for a four-machine shelf', link: 'https://brickyardrow.example/shelf' },
    { title: 'Recovery drill, one page', link: 'https://brickyardrow.example/drill' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
