import type { PodcastTopicsContent } from './PodcastTopics.tsx';

const drawing = (name: string, width = 200, height = 200) => ({
  src: `/art/scenes/topic-${name}.svg`,
  width,
  height,
});

/** Sample content for stories and tests. */
export const sample = {
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
} satisfies PodcastTopicsContent;
