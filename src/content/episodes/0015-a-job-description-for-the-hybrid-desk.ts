import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 76',
  name: 'Grace Nakamura',
  title: 'Chief People Officer',
  company: 'Alder & Vale Paper',
  episode: 'A job description for the hybrid desk',
  description:
    'Job descriptions, rewritten with the people in the jobs. What leaders owe staff when AI does the typing.',
  date: '2025-09-02',
  appleId: '1000605619707',
  spotifyEmbedId: 'GACGFJ2eS4d1NabFlufyAt',
  youtubeEmbedId: '4CCfyOabbu4',
  place: 20,

  inspiringQuote: 'If you want to know what somebody’s job is, ask the person who covers for them in August.',
  guestBio:
    'Grace Nakamura has been Chief People Officer at Alder & Vale Paper, near Defiance, since 2018. Her grandfather was a union steward and her father a plant manager, and she says that breakfast was good training. She is writing a short book about job titles.',
  storyHook: [
    'Grace Nakamura rewrote forty job descriptions last year and wrote none of them alone. Alder & Vale makes paper and employs 620 people, of whom about ninety sit at desks, taking orders, planning loads and chasing invoices. When an AI assistant arrived for the desks, the chief executive asked her how many jobs would go. She asked him for six months and a room with a long table.',
    'At the table sat the person who held the job, the person who covered it during vacations, and somebody who depended on it. They wrote tasks on cards and sorted them into three piles: the software does it, the software drafts it and I answer for it, it stays with me. The last pile was always larger than the vendor had predicted. The middle one caused the arguments, because that was where people found out who had been answering for things all along.',
    'Pay was difficult, and she is frank about it. If a job loses its typing and gains responsibility, the old pay grade is wrong. Nineteen of the forty roles went up. Two went down, with pay protected for three years. Six positions closed as people retired and nobody was laid off, a promise that she had in writing before the first card was laid down. Without it, she thinks, the cards would have been fiction.',
    'Some of what they found was comic. One order clerk spent four hours a week carrying messages between two managers who were not on speaking terms. No software was going to take that card, and it now stands in her job description under a tactful heading. Grace has each description read aloud once a year, by the person who holds the job, to see whether anybody laughs.',
  ],
  questionsAsked: [
    { question: 'How many jobs did the chief executive have in mind?', timestamp: '03:00' },
    { question: 'Who sat at the table, and who was kept out?', timestamp: '09:20' },
    { question: 'What went into the middle pile?', timestamp: '16:45' },
    { question: 'How do you set pay for a job that is half supervision?', timestamp: '24:10' },
    { question: 'What did you promise, and who signed it?', timestamp: '31:35' },
    { question: 'Has anyone asked for their old job back?', timestamp: '39:25' },
    { question: 'How would your own job sort into the three piles?', timestamp: '46:50' },
  ],
  whatYouLearn: [
    { lesson: 'How to take a job apart with cards and a long table', timestamp: '06:30' },
    { lesson: 'Why answering for the work should change the pay grade', timestamp: '13:55' },
    { lesson: 'What to promise in writing before anybody lays down a card', timestamp: '28:15' },
    { lesson: 'How to find the work that is on nobody’s list', timestamp: '35:40' },
    { lesson: 'When to read a job description aloud', timestamp: '43:05' },
  ],
  showNotes: [
    { title: 'Card-sorting guide for one role', link: 'https://aldervale.example/people/cards' },
    {
      title: 'Three anonymized job descriptions, before and after',
      link: 'https://aldervale.example/people/three-roles',
    },
    { title: 'The no-redundancy letter', link: 'https://aldervale.example/people/letter' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
