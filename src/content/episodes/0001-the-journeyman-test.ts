import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 81',
  name: 'Agnieszka Wrona',
  title: 'Director of Apprentice Training',
  company: 'Lake Plain Millwrights’ Joint Fund',
  episode: 'The journeyman test',
  description:
    'An AI tutor passed her apprentices’ exam, confident errors and all. Now they grade its papers.',
  date: '2025-11-11',
  appleId: '1000663303336',
  spotifyEmbedId: 'Mjm8sIQbHPp8PiNwCZesmw',
  youtubeEmbedId: 'vGnxIVvJuK0',
  place: 7,

  inspiringQuote: 'It gave me eight wrong answers and never once cleared its throat first.',
  guestBio:
    'Agnieszka Wrona served her apprenticeship as a shipyard fitter in Gdynia and then again, from the beginning, as a millwright in Toledo. She has directed the apprentice school there since 2018 and helps to write the trade’s regional exam. Her own second-year score was 94, and she can tell you which three questions.',
  storyHook: [
    'Apprentice millwrights take a written exam at the end of their second year: fifty questions on rigging, alignment, bearings and the arithmetic that holds them together. Agnieszka Wrona gave it to an AI tutor that a contractor wanted the school to buy. It scored 84 percent, which is a pass. She asked me to picture a crew of six with one of them wrong and no way to say which one.',
    'The wrong answers interested her more than the score. One mixed up metric and inch thread pitch. Another gave the right torque for a bolt that would never be used there. All eight came in the same calm, well-mannered paragraphs as the forty-two correct ones, and when she showed the ungraded paper to her first-years they could not tell them apart. Her third-years could. That gap looked to her like a lesson plan.',
    'So the school did take a license, though not for the purpose on the brochure. Every second-year now grades a machine-written answer once a week, in red, with a reason and a page reference to the manual, and the instructors review the grading. Attendance on that morning is the best of the week. Agnieszka puts it down to the pleasure, at twenty, of correcting something that sounds like your uncle.',
    'The second half is harder ground. Members have asked whether she is training their replacement, and she does not wave the question away. She has read the clause on new equipment in four employers’ agreements and helped to rewrite two. The wording she fought for gives a crew the right to see what an automated work order was based on before they act on it.',
  ],
  questionsAsked: [
    { question: 'What made you sit a piece of software down in front of an exam?', timestamp: '02:50' },
    { question: 'Eighty-four is a pass. Why was that not good news?', timestamp: '08:05' },
    { question: 'How do you teach somebody to distrust a good sentence?', timestamp: '16:40' },
    { question: 'What do the instructors look for when they review the grading?', timestamp: '23:55' },
    { question: 'Are you training your members’ replacement?', timestamp: '31:10' },
    { question: 'What did you ask for at the bargaining table?', timestamp: '38:35' },
    { question: 'Would you let it near a crane?', timestamp: '45:15' },
  ],
  whatYouLearn: [
    { lesson: 'How to test an AI tutor on an exam your own people have to pass', timestamp: '05:55' },
    { lesson: 'Why confident mistakes are hardest on beginners', timestamp: '13:25' },
    { lesson: 'How grading a machine’s work teaches the manual', timestamp: '20:30' },
    { lesson: 'What a fair contract clause on automated work orders says', timestamp: '35:20' },
    { lesson: 'When to buy a tool for a different job from the one advertised', timestamp: '42:00' },
  ],
  showNotes: [
    {
      title: 'Ten of the fifty questions, with both sets of answers',
      link: 'https://lakeplain.example/school/ten-questions',
    },
    { title: 'Grading guide for second-years', link: 'https://lakeplain.example/school/marking-guide' },
    { title: 'The work-order clause, as agreed', link: 'https://lakeplain.example/agreements/work-orders' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
