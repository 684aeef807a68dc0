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

const drawing = (name: string, width = 200, height = 200) => ({
  src: `/art/scenes/topic-${name}.svg`,
  width,
  height,
});

/** Categories with drawings, for the `tiles` variant. */
export const tiles = {
  variant: 'tiles',
  id: 'topics',
  band: 'subtle',
  heading: 'Browse by Subject',
  items: [
    { title: 'Everything', href: '/episodes', count: 20, ground: 'brand', drawing: drawing('all', 420, 420) },
    {
      title: 'Planning',
      href: '/episodes?category=planning',
      count: 8,
      ground: 'tint',
      drawing: drawing('strategy'),
    },
    {
      title: 'Managing',
      href: '/episodes?category=managing',
      count: 7,
      drawing: drawing('leadership'),
    },
    {
      title: 'Inventing',
      href: '/episodes?category=inventing',
      count: 5,
      drawing: drawing('innovation'),
    },
    {
      title: 'Putting to Work',
      href: '/episodes?category=work',
      count: 5,
      ground: 'strong',
      drawing: drawing('implementation', 252, 170),
      stance: 'float',
    },
    {
      title: 'Fairness',
      href: '/episodes?category=fairness',
      count: 4,
      ground: 'warm',
      drawing: drawing('ethics', 312, 200),
      stance: 'float',
    },
    {
      title: 'Our Pick',
      href: '/episodes?category=pick',
      count: 1,
      ground: 'highlight',
      drawing: drawing('featured'),
    },
  ],
  countLabel: { one: '{count} episode', other: '{count} episodes' },
} satisfies EpisodeCategoriesContent;
