import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../.storybook/withShell.tsx';
import type { EpisodeData } from '../content/episodes/data.ts';
import { episode as minimalEpisode } from '../content/episodes/stories/10.data.ts';
import { episode as fullEpisode } from '../content/episodes/stories/2.data.ts';
import EpisodeNotFoundPage from './EpisodeNotFoundPage.tsx';
import EpisodePage from './EpisodePage.tsx';
import EpisodesPage from './EpisodesPage.tsx';
import PodcastPage from './PodcastPage.tsx';

/** The podcast's pages as they are on the site. */
const meta = {
  title: 'Pages/Podcast',
  decorators: [withShell],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** The podcast's home; it is there once its carousel is. */
export const Home: Story = {
  render: () => <PodcastPage />,
  parameters: { route: '/podcast' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(
      async () => {
        await expect(canvas.getByRole('heading', { name: /Never\s+Miss an\s+Episode/ })).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Scroll right' })).toBeEnabled();
      },
      { timeout: 12_000 },
    );
  },
};

export const HomePhone: Story = { ...Home, globals: phone };

const listed = (canvasElement: HTMLElement): number =>
  within(within(canvasElement).getByRole('list', { name: 'Episodes' })).getAllByRole('listitem').length;

/** All episodes, newest first. */
export const Listing: Story = {
  render: () => <EpisodesPage />,
  parameters: { route: '/podcast/featured' },
};

export const ListingPhone: Story = { ...Listing, globals: phone };

/** One category, by the address. */
export const ListingOfCategory: Story = {
  ...Listing,
  parameters: { route: '/podcast/featured?category=Ethics' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Category')).toHaveValue('Ethics');
    await expect(listed(canvasElement)).toBeLessThan(20);
  },
};

/** A category that there is none of counts as none. */
export const ListingOfUnknownCategory: Story = {
  ...Listing,
  parameters: { route: '/podcast/featured?category=Nonsense' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Category')).toHaveValue('');
    await expect(listed(canvasElement)).toBeGreaterThanOrEqual(20);
  },
};

const episodeStory = (episode: EpisodeData): Story => ({
  render: () => <EpisodePage episode={episode} />,
  parameters: { route: `/podcast/${episode.summary.id}` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      'heading',
      { name: "More Episodes You'll Love" },
      { timeout: 12_000 },
    );
  },
});

/** An episode with every part. */
export const Episode: Story = episodeStory(fullEpisode);

export const EpisodePhone: Story = { ...Episode, globals: phone };

/** An episode with nothing but its summary. */
export const MinimalEpisode: Story = episodeStory(minimalEpisode);

export const MinimalEpisodePhone: Story = { ...MinimalEpisode, globals: phone };

/** Every other address below the podcast. */
export const NotFound: Story = {
  render: () => <EpisodeNotFoundPage />,
  parameters: { route: '/podcast/999' },
};
