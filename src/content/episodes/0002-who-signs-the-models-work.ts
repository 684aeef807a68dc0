import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 90',
  name: 'Marcus Oyelaran',
  title: 'Chief Information Officer',
  company: 'Tri-River Benefits Office',
  episode: 'Who signs the model’s work?',
  description:
    'Nothing leaves his office unsigned: an AI reads claims, people decide, and auditors trust the trail.',
  date: '2026-03-17',
  appleId: '1000629583904',
  spotifyEmbedId: 'lzFQJlRjHIOXDWxXUbaITJ',
  youtubeEmbedId: 'Pn3GgsVCORk',

  inspiringQuote: 'The signature is the product. Everything before it is typing.',
  guestBio:
    'Marcus Oyelaran has spent twenty years in public service, most of it in rooms without windows. He runs technology for the Tri-River Benefits Office, and on Saturdays he teaches a free class on reading audit logs at the library in Marietta.',
  storyHook: [
    'The memo was one line long: nothing leaves this office unsigned. Marcus Oyelaran wrote it in his first month at the Tri-River Benefits Office, before there was any software to sign for, and he has refused every request to lengthen it. Two years later it is still the whole policy. The backlog of unread claims, which stood at fourteen weeks when he arrived, is down to six days.',
    'His office answers some thirty kinds of request from the public, and he was asked to automate all of them. He automated the reading. A model now pulls dates, names and earnings out of whatever arrives, including photographs of pay stubs taken on kitchen tables, and lays them beside the original. A caseworker decides. Most of the budget went on the screen where one hands over to the other.',
    'He is particular about that screen. The approve button stays gray until the reviewer has scrolled to the source, because in the first trial people were signing in under two seconds. Doubt is shown in words and never as a percentage, and what the model could not find is listed above what it could. When a caseworker overrules it, the override is kept and read out at the Thursday meeting.',
    'The part I have thought about most since is the auditors. Marcus invited them in while the design was still on paper, which his own lawyers advised against. They asked for seven changes. Five were easy and one was expensive. The last, keeping rejected drafts for seven years, later settled the only serious complaint the office has had.',
    'There is one kind of request he will not automate at all, even the reading. We come to it in the last quarter of an hour, and he takes a while to say why. It has to do with a letter his mother received in 1994, and I would ask you not to skip ahead to it.',
  ],
  questionsAsked: [
    { question: 'What does “nothing leaves unsigned” mean on an ordinary Tuesday?', timestamp: '03:12' },
    { question: 'What should a reviewer see in the three seconds before approving?', timestamp: '11:40' },
    { question: 'What happens when the reviewer disagrees with the model?', timestamp: '19:05' },
    { question: 'Why did you invite auditors in while the design was still on paper?', timestamp: '28:30' },
    { question: 'How did caseworkers take to being slowed down on purpose?', timestamp: '35:55' },
    { question: 'Which request will you never automate?', timestamp: '41:22' },
    { question: 'What do you ask a vendor that surprises them?', timestamp: '48:10' },
  ],
  whatYouLearn: [
    {
      lesson: 'How to split one decision into reading and deciding, and automate only the first',
      timestamp: '06:50',
    },
    { lesson: 'Why the review screen belongs to the person who signs', timestamp: '14:15' },
    { lesson: 'What to keep when a caseworker overrules the model', timestamp: '22:48' },
    { lesson: 'How to hand auditors what they will ask for before they ask', timestamp: '33:18' },
    { lesson: 'What makes an AI policy short enough to recite', timestamp: '47:10' },
  ],
  showNotes: [
    { title: 'Review-screen checklist', link: 'https://tririver.example/review-screen' },
    { title: 'The one-line memo, with Marcus’s commentary', link: 'https://tririver.example/memo' },
    { title: 'Tri-River automation log, year two', link: 'https://tririver.example/log/year-two' },
    { title: 'How the ARC framework scores readiness', link: 'https://notes.podcast.example/arc-scoring' },
  ],
} satisfies Placeholder<'fixtures', Episode>;
