import type { EpisodeCategoriesContent } from '../../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import type { EpisodeBrowserContent } from '../../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import type { PodcastHeroContent } from '../../sections/podcast/PodcastHero/PodcastHero.tsx';
import { categories, type Category } from '../episodes/categories.ts';
import data from '../generated/listing.json' with { type: 'json' };
import { platforms } from '../platforms.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import type * as ListingData from './listing.data.ts';
import type { IndexEntry, ListingItem, ListingPage } from './pages.ts';
import { countLabel, feedLink, listingPagePath, listingPath } from './words.ts';

const { counts, covers, pages, pageSize, total } = data as typeof ListingData;

const meta = ({ number }: ListingPage) =>
  pageMeta(listingPagePath(number), {
    title: `All Episodes${number > 1 ? `, page ${number}` : ''} | ${site.podcast.name}`,
    description: `${total} conversations about AI and technology, by category: strategy, leadership, innovation, implementation and ethics.${number > 1 ? ` Page ${number} of ${pages}.` : ''}`,
  });

const hero = {
  heading: 'All Episodes',
  lead: `The latest ${total} conversations with people who decide how AI is used and answer for it. Earlier ones are on the platforms below.`,
  platforms: platforms(site.podcast),
  feed: feedLink,
  media: covers,
} satisfies PodcastHeroContent;

/** Loads the data for filtering and sorting all episodes. */
export async function loadIndex() {
  const { default: all } = (await import('../generated/listing/index.json')) as { default: unknown };
  return (all as IndexEntry[]).map(([id, number, inCategories, page]) => ({
    id,
    number,
    categories: inCategories,
    page,
  }));
}

/** Loads a page of the episode list. Each page is a separate file. */
const loadListing = (number: number) =>
  import(`../generated/listing/${number}.json`) as Promise<{ default: ListingItem }>;

/**
 * Loads the pages of the episode list that contain the episodes with these ids, and returns all episodes on those
 * pages.
 */
export async function loadEpisodes(ids: (string | number)[]) {
  const wanted = new Set(ids.map(String));
  const numbers = (await loadIndex()).filter(({ id }) => wanted.has(String(id))).map(({ page }) => page);
  const loaded = await Promise.all([...new Set(numbers)].map(loadListing));
  return loaded.flatMap((page) => page.default.listing.cards);
}

const listing = ({ number, cards }: ListingPage) =>
  ({
    id: 'episodes',
    heading: 'Episodes',
    items: cards,
    ...(pages > 1 && {
      more: {
        total,
        counts,
        start: (number - 1) * pageSize,
        label: 'More episodes',
        href: listingPagePath(number < pages ? number + 1 : 1),
      },
    }),
    // The pager's buttons do nothing. To make them work, add `paged: 12`, for 12 episodes per page of the pager.
    categories: [...categories],
    labels: {
      category: 'Category',
      all: 'All Episodes',
      count: countLabel,
      sort: 'Sort',
      sorts: { all: 'All', new: 'New', featured: 'Featured', popular: 'Popular' },
      list: 'Episodes',
      undated: 'Undated',
      pager: { label: 'Pages', page: 'Page {page}', pages: ['1', '2', '3'], all: 'View All' },
      empty: {
        heading: 'No episodes in {category} yet',
        none: 'No episodes yet',
        text: 'The next one will appear here. Until then, look through all the other episodes.',
        label: 'Show all episodes',
      },
    },
  }) satisfies EpisodeBrowserContent;

const descriptions: Record<Category, string> = {
  'AI Strategy': 'What to buy, what to build and what to leave alone.',
  Leadership: 'People who made the decision, and how they made it.',
  Innovation: 'New ideas from the field, and what became of them.',
  Implementation: 'From the plan to daily work, one team at a time.',
  Ethics: 'Who answers for the output, and how you would know.',
  Featured: 'Conversations with a topic all their own.',
};

const explore = {
  id: 'categories',
  heading: 'Explore More',
  lead: 'Most episodes belong to more than one topic.',
  items: categories.map((category) => ({
    title: category,
    text: descriptions[category],
    count: counts[category],
    href: `${listingPath(category)}#episodes`,
  })),
  total,
  countLabel,
} satisfies EpisodeCategoriesContent;

/** Content of a page of the episode list. */
export const podcastListing = (page: ListingPage) => ({
  meta: meta(page),
  hero,
  listing: listing(page),
  explore,
});
