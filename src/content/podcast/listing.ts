import type { PageMeta } from '../../design/text/Meta/Meta.tsx';
import type { EpisodeCategoriesProps } from '../../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import type { EpisodeBrowserProps } from '../../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import type { PodcastHeroProps } from '../../sections/podcast/PodcastHero/PodcastHero.tsx';
import { categories, type Category } from '../episodes/categories.ts';
import { platforms } from '../platforms.ts';
import { site } from '../site.ts';
import { cards, counts, covers, total } from './listing.data.ts';
import { countLabel, listingPath } from './words.ts';

const meta = {
  title: `All Episodes | ${site.podcast.name}`,
  description: `${total} conversations about AI and technology, by category: strategy, leadership, innovation, implementation and ethics.`,
  canonical: `${site.url}/podcast/featured`,
} satisfies PageMeta;

const hero = {
  heading: 'All Episodes',
  lead: `${total} conversations with the people deciding what AI is for, and who answers for it.`,
  platforms: platforms(site.podcast),
  picture: { covers: covers },
} satisfies PodcastHeroProps;

const listing = {
  id: 'episodes',
  heading: 'Episodes',
  episodes: cards,
  categories: [...categories],
  labels: {
    category: 'Category',
    all: 'All Episodes',
    count: countLabel,
    sort: 'Sort',
    sorts: { all: 'All', new: 'New', featured: 'Featured', popular: 'Popular' },
    list: 'Episodes',
    pager: { label: 'Pages', page: 'Page {page}', pages: ['1', '2', '3'], all: 'View All' },
    empty: {
      heading: 'No episodes in {category} yet',
      none: 'No episodes yet',
      text: 'The next one will appear here. Until then, every other conversation is one step away.',
      action: 'Show All Episodes',
    },
  },
} satisfies EpisodeBrowserProps;

const descriptions: Record<Category, string> = {
  'AI Strategy': 'What to buy, what to build and what to leave alone.',
  Leadership: 'People who carry the decision, and how they carry it.',
  Innovation: 'Ideas from the field that survived the second month.',
  Implementation: 'From plan to Tuesday morning, one team at a time.',
  Ethics: 'Who answers for the output, and how you would know.',
  Featured: 'Conversations that fit no other shelf.',
};

const explore = {
  id: 'categories',
  heading: 'Explore More',
  lead: `Each quarter turn is all ${total} episodes. The sweep is the share in that category.`,
  cards: categories.map((category) => ({
    title: category,
    description: descriptions[category],
    episodeCount: counts[category],
    href: `${listingPath(category)}#episodes`,
  })),
  total,
  countLabel,
} satisfies EpisodeCategoriesProps;

/** The listing of all episodes. */
export const podcastListing = { meta, hero, listing, explore };
