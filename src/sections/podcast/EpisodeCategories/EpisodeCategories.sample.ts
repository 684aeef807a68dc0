import type { EpisodeCategoriesProps } from './EpisodeCategories.tsx';

const href = (category: string): string =>
  `/podcast/featured?category=${encodeURIComponent(category)}#episodes`;

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Explore More',
  lead: 'A quarter turn is every episode. The sweep is the part about one thing.',
  cards: [
    {
      title: 'AI Strategy',
      description: 'Where to begin, and where to wait.',
      episodeCount: 8,
      href: href('AI Strategy'),
    },
    {
      title: 'Leadership',
      description: 'Those who decide, and how.',
      episodeCount: 7,
      href: href('Leadership'),
    },
    {
      title: 'Innovation',
      description: 'Ideas that lasted a year.',
      episodeCount: 5,
      href: href('Innovation'),
    },
    {
      title: 'Implementation',
      description: 'Small groups, and what they did on Monday.',
      episodeCount: 5,
      href: href('Implementation'),
    },
    { title: 'Ethics', description: 'Who answers for the result.', episodeCount: 0, href: href('Ethics') },
    { title: 'Featured', description: 'What fits no other shelf.', episodeCount: 1, href: href('Featured') },
  ],
  total: 20,
  countLabel: { one: '{count} episode', other: '{count} episodes' },
} satisfies EpisodeCategoriesProps;
