import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 89',
  name: 'Ruth Kessler',
  title: 'Plant Director',
  company: 'Harrow & Pine Castings',
  episode: 'Teaching the night shift first',
  description: 'To implement AI inspection, a foundry began with its night crew, who wrote the standard.',
  date: '2026-03-03',
  appleId: '1000663614084',
  spotifyEmbedId: 'vefdNIsHCJs7psNZNfSqTl',
  youtubeEmbedId: 'ux5Wj3O1UKS',

  inspiringQuote: 'The people who know what a bad casting sounds like are asleep when the consultants visit.',
  guestBio:
    'Ruth Kessler came to Harrow & Pine as a summer pattern maker in 1998 and has run its Mansfield plant since 2016. Three hundred and forty people, two furnaces and a cafeteria choir report to her, in roughly that order of difficulty.',
  storyHook: [
    'The shift changes at Harrow & Pine’s Mansfield foundry at ten at night, and that is when Ruth Kessler asked me to come. She wanted me to meet the inspectors before we recorded. Deb and Curtis have forty-four years between them at the end of the third line, tapping castings with a brass rod and listening for cracks. They were also the first two people in the company to see the camera that was meant to help them.',
    'Most launches begin with a steering group. This one began on nights, because that is when the awkward work runs: short orders, old patterns, metal poured a little cooler than the drawing would like. If the inspection model could cope there, Ruth reasoned, days would be easy. It could not cope there. In the first week it passed nine cracked housings, and Curtis caught all nine.',
    'A sensible manager might have sent it back. Ruth gave the night crew the labeling tool and two paid hours a shift to use it. They argued about what counted as a crack and what was only a parting line, and the argument, written down, became the first inspection standard in the plant’s history that the inspectors had signed. By March the camera missed fewer than they did on four of the six part families. On the other two the rod still wins.',
    'Managers were trained last, in a single afternoon, by the inspectors. Two of them took it badly, Ruth admits. The day crew, for its part, sent her a petition asking why nights had been given the good tool first. She has it framed in her office, next to the brass rod that Deb handed over when she retired in June.',
  ],
  questionsAsked: [
    { question: 'What goes wrong on nights that never goes wrong on days?', timestamp: '02:45' },
    { question: 'Why tell the inspectors before you told the managers?', timestamp: '08:30' },
    {
      question: 'Nine cracked housings got past the camera. Did you think about stopping?',
      timestamp: '15:10',
    },
    { question: 'What did the crew argue about when they labeled the pictures?', timestamp: '22:20' },
    { question: 'Where did the money for two hours a shift come from?', timestamp: '29:40' },
    { question: 'Could you hear a crack yourself, if I dropped one now?', timestamp: '37:05' },
  ],
  whatYouLearn: [
    { lesson: 'Why the hardest shift is the best place to start', timestamp: '06:15' },
    { lesson: 'How a labeling argument turns into a written standard', timestamp: '13:00' },
    { lesson: 'What to measure in the first four weeks, and what to leave alone', timestamp: '20:50' },
    { lesson: 'How inspectors can train their managers in one afternoon', timestamp: '27:30' },
    { lesson: 'When to keep the old method running beside the new one', timestamp: '35:45' },
  ],
  showNotes: [
    {
      title: 'The night-shift inspection standard, first edition',
      link: 'https://harrowpine.example/standard',
    },
    { title: 'Recording: one sound casting, one cracked', link: 'https://harrowpine.example/listen' },
    { title: 'A four-week plan for a parallel run', link: 'https://notes.podcast.example/parallel-run' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
