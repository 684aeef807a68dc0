import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 82',
  name: 'Sofia Marchetti',
  title: 'Founder',
  company: 'Marchetti Ledger',
  episode: 'An auditor built this',
  description:
    'Machine learning for people who get sued, and a habit from sixteen years of audit: trust no total.',
  date: '2025-11-25',
  appleId: '1000651780224',
  spotifyEmbedId: 'yFs2TYodFeaNqKOL4Ljfpz',
  youtubeEmbedId: '8q2DsMYbPJW',
  place: 17,

  inspiringQuote:
    'I have sat across the table from people who trusted the total. They were all very surprised.',
  storyHook: [
    'Sofia Marchetti was an auditor for sixteen years, and she designed her software as though a hostile version of herself would be called to examine it. Marchetti Ledger reads the books of small charities, builders and parishes and flags the entries that somebody should look at. It makes no recommendations and gives nobody a score. Each flag comes with the pattern behind it, the earlier entries it was compared with, and a line for the reviewer’s initials.',
    'Her customers tend to have been sued, or to have a neighbor who was. They want to be able to answer a question under oath. So the product records what it was shown, what it concluded, who looked and what they did next, in a format that prints on ordinary paper. A county prosecutor once asked for eighteen months of it. The boxes were on his desk the same afternoon.',
    'I was most curious about the refusals. Marchetti Ledger will not predict who is likely to commit fraud, though the data would allow a guess and several customers have offered to pay for one. Sofia describes the meeting where her largest client asked, and what it cost her to decline. She also explains how that client learned to say no to its own board, with three years of minutes and a highlighter.',
    'There is a stretch in the middle where she re-adds a column of figures on the air, by hand, out loud, to show where a model’s summary of it had gone wrong. It lasts nearly four minutes. I offered to cut it. Leave it, she told me, people ought to hear how long checking takes. So it is all there, including the point at which I lose my place.',
  ],
  whatYouLearn: [
    { lesson: 'How to design a record for the person who will doubt it', timestamp: '08:10' },
    { lesson: 'What separates a flag from a score, and why a court would care', timestamp: '17:35' },
    { lesson: 'How to re-add a summary that a model has written', timestamp: '27:20' },
    { lesson: 'Which predictions are not worth the money they would bring in', timestamp: '38:45' },
    { lesson: 'How to help a client say no to its own board', timestamp: '49:30' },
  ],
  showNotes: [
    {
      title: 'What Marchetti Ledger logs, field by field',
      link: 'https://marchettiledger.example/what-we-log',
    },
    {
      title: 'The column of figures, if you want to add along',
      link: 'https://marchettiledger.example/add-along',
    },
    { title: 'Refusals: a short public list', link: 'https://marchettiledger.example/refusals' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
