import type { EpisodeArticleContent } from './EpisodeArticle.tsx';

export const sample = {
  heading: 'The story',
  body: [
    'The first report came back in four minutes, with every bolt counted and one bridge missing.',
    'Odile inspects two hundred bridges a year with a crew of six. She gave the crew a model that drafts the report from photographs, then spent a winter finding out what it leaves out.',
    'We talk about the checklist that came of it, why the draft never carries a grade, and the day a trainee overruled both the model and her.',
  ],
  guest: {
    name: 'Odile Farrant',
    role: 'Chief Bridge Inspector',
    company: 'Lower Valley Roads Authority',
    text: 'Odile has walked under bridges for nineteen years. She writes inspection manuals that fit in a jacket pocket and trains crews in three counties.',
    media: { src: '/art/portraits/leaders/miriam-castell.svg', width: 600, height: 600, alt: '' },
  },
} satisfies EpisodeArticleContent;
