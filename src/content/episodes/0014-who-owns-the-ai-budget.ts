import type { Episode } from './types.ts';

export default {
  episodeNumber: 'EP. 91',
  name: 'Dana Whitfield',
  title: 'Managing Partner',
  company: 'Larkfield Ventures',
  episode: 'Who owns the AI budget?',
  description:
    'AI spending hides in three departments. She asks each founder for a single page, and reads its last column.',
  date: '2026-03-31',
  appleId: '1000698959778',
  spotifyEmbedId: 'h6tlcCoHvLTCD98PIEVaJy',
  youtubeEmbedId: 'YtddyqEeaEx',

  inspiringQuote: 'If I ask who owns the AI bill and three people look at each other, that is my answer.',
  guestBio:
    'Dana Whitfield has invested in Midwestern software companies since 2011 and has sat on nineteen boards. Before that she was a cost accountant at a valve factory in Elyria, where she learned to read a ledger from the bottom up. Her partners at Larkfield know not to show her a pitch deck before she has seen the accounts.',
  storyHook: [
    'Dana Whitfield brought one sheet of paper to the studio. It was a ledger with five columns, copied by hand from a company whose name she had cut off the top with scissors. Marketing paid for one AI subscription, support for a second, and engineering had a third on a personal credit card that finance reimbursed every month as travel. Nobody had done anything wrong, she says. There was simply no line in the accounts for the money to land on.',
    'Every company in her portfolio has kept the same sheet since the spring of 2024. The columns are the tool, its monthly cost, its owner, what would stop if it were switched off, and the date somebody last checked. The fourth column is where meetings go quiet. Of the 212 entries she has collected so far, 61 say that nothing would stop, and those are usually the first bills to be canceled.',
    'Is this thrift under a new name? She answered with a company that failed the exercise in the other direction. Its sheet was short and tidy, and it showed a founder paying for one cheap tool while two analysts did by hand, every week, what a better one could have done by lunch. Dana’s note in the margin read “spend more.” They did, and one of those analysts now runs the product team.',
    'Toward the end we reach the subject she likes least, which is guessing what any of this will cost in a year. Prices have fallen four times since she started the ledger, and each time usage ate the difference. Her rule is to budget for the work and leave the unit price alone. She also tells the story of the invoice that arrived in Canadian dollars, which I will let her spoil.',
  ],
  questionsAsked: [
    { question: 'Why does the money hide in the first place?', timestamp: '03:20' },
    { question: 'Who keeps the ledger in a company that has no finance director yet?', timestamp: '09:45' },
    {
      question: 'What do you do when “nothing would stop” is written beside somebody’s favorite tool?',
      timestamp: '16:30',
    },
    { question: 'Have you turned down a deal because of this sheet?', timestamp: '24:05' },
    { question: 'How do you plan around a price that keeps falling?', timestamp: '31:50' },
    { question: 'May I see your own firm’s ledger?', timestamp: '41:15' },
  ],
  whatYouLearn: [
    { lesson: 'How to lay out a five-column AI ledger in an afternoon', timestamp: '05:40' },
    { lesson: 'Why the date of the last check matters more than the date of renewal', timestamp: '13:10' },
    { lesson: 'What a suspiciously short list tells an investor', timestamp: '21:35' },
    { lesson: 'How to budget for the work when the unit price will not sit still', timestamp: '29:00' },
    { lesson: 'Which two costs founders forget to write down', timestamp: '38:20' },
  ],
  showNotes: [
    { title: 'The five-column ledger, blank', link: 'https://larkfield.example/ledger' },
    { title: 'Larkfield’s note on usage pricing', link: 'https://larkfield.example/notes/usage-pricing' },
    {
      title: 'Miriam’s own ledger, filled in after the recording',
      link: 'https://notes.podcast.example/ledger',
    },
  ],
} satisfies Placeholder<'fixtures', Episode>;
