import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 88',
  name: 'Theo Brandt',
  title: 'Deputy Clerk for Records',
  company: 'Marlow County',
  episode: 'A county clerk reads the log file',
  description:
    'A day in an AI assistant’s log: what it recorded, who is responsible for it, and how to ask for a copy.',
  date: '2026-02-17',
  appleId: '1000617782356',
  spotifyEmbedId: 'xJEFAImYVLcVFennband1d',
  youtubeEmbedId: 'Ygw5rU069q7',

  inspiringQuote:
    'A log is a letter to somebody who will be angry with you in three years. Be polite and leave nothing out.',
  guestBio:
    'Theo Brandt has kept Marlow County’s records since 2009, with a staff of two and a basement that floods in April. An archivist by training, he helped to draft the state working group’s advice on keeping digital records, and is credited in it as “a clerk.”',
  storyHook: [
    'We did something unusual for this one. Theo Brandt printed a page of log file, forty-one lines from an ordinary Wednesday in October, and we read it together at the table. Each line is one thing that Marlow County’s permit assistant did: a question it received, a document it opened, an answer it gave, the version of the software that gave it. Theo had underlined six of them in pencil.',
    'Line nine is his favorite. A resident asked whether she needed a permit for a chicken coop, and the assistant told her no. The answer was right for the county and wrong for her, because she lives forty yards inside the village limits. The log shows which map the system had opened. It took the records office four minutes to find the mistake and one telephone call to put it right. Without that line it would have been her word against a machine’s.',
    'He came to all this sideways. The county’s retention schedule has 114 categories of record, among them dog licenses and the minutes of a drainage board dissolved in 1931, and none for what a model writes at two in the afternoon. The vendor offered thirty days of storage. Theo asked for seven years, in plain text, in the county’s own archive. Agreeing that took five extra weeks, and he would spend them again.',
    'What should a bigger county, with a lawyer on every floor, take from a records room with three people in it? He thought about that for some time. Then he turned the page over and showed me the list he had written on the back for his own colleagues, of five fields that a log cannot do without. It is in the show notes, pencil marks included.',
  ],
  questionsAsked: [
    { question: 'What is on this page, in plain words?', timestamp: '04:10' },
    { question: 'Who is responsible for line nine?', timestamp: '12:35' },
    { question: 'What bothered you about thirty days of storage?', timestamp: '21:00' },
    { question: 'How do you redact a log without making it useless?', timestamp: '30:15' },
    { question: 'Has anybody asked for a copy yet?', timestamp: '39:50' },
    { question: 'How did the vendor react when you sent the contract back?', timestamp: '48:25' },
    { question: 'What will a historian make of this page in 2080?', timestamp: '1:00:40' },
  ],
  whatYouLearn: [
    { lesson: 'Which five fields a log cannot do without', timestamp: '08:20' },
    { lesson: 'How to trace a wrong answer back to the document behind it', timestamp: '17:45' },
    { lesson: 'Where model output fits in a records retention schedule', timestamp: '26:30' },
    { lesson: 'What to ask for when a vendor offers thirty days', timestamp: '35:10' },
    { lesson: 'How a three-person office answers a public records request', timestamp: '53:05' },
  ],
  showNotes: [
    { title: 'The page we read, with names removed', link: 'https://marlowcounty.example/records/log-page' },
    { title: 'Five fields for a public log', link: 'https://marlowcounty.example/records/five-fields' },
    {
      title: 'Sample retention clause for a vendor contract',
      link: 'https://marlowcounty.example/records/clause',
    },
  ],
} satisfies Placeholder<'fixtures', Episode>;
