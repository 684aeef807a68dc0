import type { EpisodeCategoriesContent } from './EpisodeCategories.tsx';

const href = (category: string): string =>
  `/podcast/featured?category=${encodeURIComponent(category)}#episodes`;

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Explore More',
  lead: 'A quarter turn is every episode. The sweep is the part about one thing.',
  items: [
    {
      title: 'AI Strategy',
      text: 'Where to begin, and where to wait.',
      count: 8,
      href: href('AI Strategy'),
    },
    {
      title: 'Leadership',
      text: 'Those who decide, and how.',
      count: 7,
      href: href('Leadership'),
    },
    {
      title: 'Innovation',
      text: 'Ideas that lasted a year.',
      count: 5,
      href: href('Innovation'),
    },
    {
      title: 'Implementation',
      text: 'Small groups, and what they did on Monday.',
      count: 5,
      href: href('Implementation'),
    },
    { title: 'Ethics', text: 'Who answers for the result.', count: 0, href: href('Ethics') },
    { title: 'Featured', text: 'What fits no other shelf.', count: 1, href: href('Featured') },
  ],
  total: 20,
  countLabel: { one: '{count} episode', other: '{count} episodes' },
} satisfies EpisodeCategoriesContent;
