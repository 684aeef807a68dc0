import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { start, then, withCaption } from '../../../.storybook/flow.tsx';
import { withShell } from '../../../.storybook/withShell.tsx';
import firstPage from '../../content/generated/listing/1.json';
import { podcastListing } from '../../content/podcast/listing.ts';
import type { ListingItem } from '../../content/podcast/pages.ts';
import EpisodesPage from '../EpisodesPage.tsx';

const { listing } = firstPage as ListingItem;
const { explore, listing: browser } = podcastListing(listing);
const { labels } = browser;
/** The category with the most episodes. */
const chosen = [...explore.cards].sort((a, b) => b.episodeCount - a.episodeCount)[0]!.title;

/** The list of all episodes, by category and by order. */
const meta = {
  title: 'Flows/Filter episodes',
  tags: ['state'],
  decorators: [withShell, withCaption],
  parameters: { route: '/podcast/featured' },
  render: () => <EpisodesPage listing={listing} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const category = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(labels.category);
const pill = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const All: Story = start(
  'All episodes, the newest first; the category control says how many each has.',
);

export const OneCategory: Story = then(
  All,
  'One category: the line above the list says how many, and the address keeps it for whoever shares it.',
  async ({ canvasElement }) => {
    await userEvent.selectOptions(category(canvasElement), chosen);
    await waitFor(() => expect(category(canvasElement)).toHaveValue(chosen));
  },
);

export const OtherOrder: Story = then(
  OneCategory,
  'Another order clears the category: all episodes again, the popular ones first.',
  async ({ canvasElement }) => {
    await userEvent.click(pill(canvasElement, labels.sorts.popular));
    await waitFor(() =>
      expect(pill(canvasElement, labels.sorts.popular)).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(category(canvasElement)).toHaveValue('');
  },
);
