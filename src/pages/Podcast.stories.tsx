import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { waitForPage, pageStory } from '../../.storybook/pageStory.tsx';
import { withShell } from '../../.storybook/withShell.tsx';
import type { EpisodeData, EpisodePageContent } from '../content/episodes/data.ts';
import firstPage from '../content/generated/listing/1.json';
import { podcastHome } from '../content/podcast/home.ts';
import { podcastListing } from '../content/podcast/listing.ts';
import type { ListingItem } from '../content/podcast/pages.ts';
import EpisodeNotFoundPage from './EpisodeNotFoundPage.tsx';
import EpisodePage from './EpisodePage.tsx';
import EpisodeTakenDownPage from './EpisodeTakenDownPage.tsx';
import EpisodesPage from './EpisodesPage.tsx';
import PodcastPage from './PodcastPage.tsx';

/** The podcast's pages as on the site. */
const meta = {
  title: 'Pages/Podcast',
  decorators: [withShell],
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The podcast's home page. Checks wait until its carousel can be used. */
export const Home: Story = {
  ...pageStory(PodcastPage, '/podcast'),
  play: (context) => waitForPage(context, podcastHome.guests.labels.next),
};

const { listing } = firstPage as ListingItem;
const { labels } = podcastListing(listing).listing;

const category = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(labels.category);

/** The categories of each visible episode. */
const listed = (canvasElement: HTMLElement): string[][] =>
  within(within(canvasElement).getByRole('list', { name: labels.list }))
    .getAllByRole('listitem')
    .map((item) => JSON.parse(item.dataset.categories ?? '[]') as string[]);

/** All episodes, in editorial order. */
export const Listing: Story = pageStory(() => <EpisodesPage listing={listing} />, '/podcast/featured');

/** The category with the fewest episodes, but at least one. */
const [rarest] = podcastListing(listing)
  .explore.items.filter(({ count }) => count > 0)
  .sort((one, other) => one.count - other.count);

/** A link to the episode list can choose a category. Then only that category's episodes are shown. */
export const ListingOfCategory: Story = {
  ...Listing,
  parameters: { route: `/podcast/featured?category=${encodeURIComponent(rarest?.title ?? '')}` },
  play: async ({ canvasElement }) => {
    await expect(category(canvasElement)).toHaveValue(rarest?.title);
    for (const categories of listed(canvasElement)) await expect(categories).toContain(rarest?.title);
  },
};

/** If a link names an unknown category, all episodes are shown. */
export const ListingOfUnknownCategory: Story = {
  ...Listing,
  tags: ['edge-case'],
  parameters: { route: '/podcast/featured?category=No+such+category' },
  play: async ({ canvasElement }) => {
    await expect(category(canvasElement)).toHaveValue('');
    await expect(listed(canvasElement)).toHaveLength(listing.cards.length);
  },
};

const contents = import.meta.glob<EpisodePageContent>('../content/generated/episodes/*.json', {
  eager: true,
  import: 'default',
});
const all = Object.values(contents).flatMap(({ episode }) => episode ?? []);
const told = ({ story }: EpisodeData): number => JSON.stringify(story).length;
const byLength = all.sort((one, other) => told(other) - told(one));

const episodeStory = (episode: EpisodeData | undefined): Story => {
  if (!episode) throw new Error('There is no episode');
  return pageStory(() => <EpisodePage episode={episode} />, `/podcast/${episode.summary.id}`);
};

/** The episode with the longest text: quote, guest, story, questions, lessons and notes. */
export const Episode: Story = episodeStory(byLength[0]);

/** The episode with the shortest text. Its page might have no questions or lessons. */
export const MinimalEpisode: Story = { ...episodeStory(byLength.at(-1)), tags: ['edge-case'] };

/** The page of an episode that was taken down. */
export const TakenDown: Story = pageStory(
  () => <EpisodeTakenDownPage takenDown={{ number: 'EP. 12', reason: 'The guest asked us to.' }} />,
  '/podcast/12',
);

/** The page for an unknown path below /podcast. */
export const NotFound: Story = pageStory(EpisodeNotFoundPage, '/podcast/999');
