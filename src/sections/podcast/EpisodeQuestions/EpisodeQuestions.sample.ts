import type { EpisodeQuestionsContent } from './EpisodeQuestions.tsx';

export const sample = {
  heading: 'What Was on the List:',
  timestampLabel: 'At',
  items: [
    { question: 'What did the first drafted report leave out?', timestamp: '04:18' },
    {
      question: 'Why does the draft never carry a grade, even when everyone would agree on it?',
      timestamp: '12:05',
    },
    { question: 'Who may overrule the inspector?', timestamp: '27:41' },
    { question: 'Which bridge would you never hand to a model?', timestamp: '1:02:30' },
  ],
} satisfies EpisodeQuestionsContent;
