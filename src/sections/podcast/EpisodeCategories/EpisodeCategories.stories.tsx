import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sample, tiles } from './EpisodeCategories.sample.ts';
import { EpisodeCategories } from './EpisodeCategories.tsx';

const meta = {
  title: 'Sections/Podcast/Episode categories (topics)',
  id: 'podcast-episode-categories',
  component: EpisodeCategories,
  args: sample,
  parameters: {
    guide: {
      when: 'Links to the episodes by category, with the number of episodes in each, as cards or as tiles with drawings.',
      whenNot: 'Not for filtering on the page itself (Episode browser).',
      access:
        'Each card or tile is one link, named by its category; the current one is marked. The quarter circle repeats the number and is hidden from screen readers.',
    },
    route: '/podcast/featured',
  },
} satisfies Meta<typeof EpisodeCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six categories. One has no episodes, so its quarter circle is empty. Another has a single episode. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('listitem');
    await expect(cards.map((card) => within(card).getByText(/ episodes?$/).textContent)).toEqual([
      '8 episodes',
      '7 episodes',
      '5 episodes',
      '5 episodes',
      '0 episodes',
      '1 episode',
    ]);
    await expect(canvas.getByRole('link', { name: 'Leadership' })).toHaveAttribute(
      'href',
      '/podcast/featured?category=Leadership#episodes',
    );
    await expect(canvas.getByRole('link', { name: 'Leadership' })).not.toHaveAttribute('aria-current');
    const [, leadership, , , ethics] = cards.map((card) =>
      card.querySelectorAll('svg[viewBox="0 0 120 120"] path'),
    );
    await expect(leadership?.[1]).toHaveAttribute('stroke-dasharray', '0.35 2');
    await expect(ethics).toHaveLength(1);
    // The whole area of a card works like its link.
    const { left, right, bottom } = cards[1]!.getBoundingClientRect();
    for (const x of [left + 4, right - 4])
      await expect(document.elementFromPoint(x, bottom - 8)).toBe(
        canvas.getByRole('link', { name: 'Leadership' }),
      );
  },
};

/** The card of the current category is marked. */
export const Current: Story = {
  args: { current: 'Leadership' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      within(canvasElement).getByRole('link', { name: 'Leadership', current: true }),
    ]);
  },
};

/** If all episodes are in one category, its quarter circle is full. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(1, 2).map((card) => ({ ...card, count: 20 })), lead: undefined },
};

/** Seven cards with long words. None of the categories has episodes. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'Datenschutzgrundverordnungskonformität and whatever else takes longer to say than to read about, more than once.',
        count: 0,
        href: '/podcast/featured?category=Law#episodes',
      },
      ...sample.items.map((card) => ({ ...card, count: 0 })),
    ],
    total: 0,
  },
};

/** On phones, the cards are stacked. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 'Ethics' },
};

export const Tiles: Story = { tags: ['sample'], args: tiles };

/** Seven topics. A click anywhere on a tile follows its link. A topic with one episode says "1 episode". */
export const TilesInUse: Story = {
  tags: ['interaction'],
  args: tiles,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      tiles.items.map(({ href }) => href),
    );
    await expect(canvas.getByText('1 episode')).toBeVisible();
    await expect(canvas.getByText('20 episodes')).toBeVisible();
    const fairness = canvas.getByRole('link', { name: 'Fairness' });
    fairness.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Tiles can still move while drawings and fonts load.
    await waitFor(async () => {
      const tile = canvas.getAllByRole('listitem')[5]?.getBoundingClientRect() ?? new DOMRect();
      await expect(document.elementFromPoint(tile.left + 8, tile.top + 8)).toBe(fairness);
      await expect(document.elementFromPoint(tile.right - 8, tile.bottom - 8)).toBe(fairness);
    });
  },
};

export const ThreeTiles: Story = { tags: ['edge-case'], args: { ...tiles, items: tiles.items.slice(0, 3) } };

export const OneTile: Story = { tags: ['edge-case'], args: { ...tiles, items: tiles.items.slice(1, 2) } };

export const TwoTiles: Story = { tags: ['edge-case'], args: { ...tiles, items: tiles.items.slice(4, 6) } };

export const FourTiles: Story = { tags: ['edge-case'], args: { ...tiles, items: tiles.items.slice(3) } };

export const SixTiles: Story = { tags: ['edge-case'], args: { ...tiles, items: tiles.items.slice(0, 6) } };

/** Eight topics, with long words and a five-digit count. The drawings were made for other tiles, and one is missing. */
export const StressTiles: Story = {
  tags: ['edge-case'],
  args: {
    ...tiles,
    band: undefined,
    items: [
      { ...tiles.items[5]!, ground: 'warm' },
      ...tiles.items.slice(0, 2),
      {
        title: 'Intergovernmental telecommunications',
        href: '/episodes?category=telecommunications',
        count: 12480,
        ground: 'highlight',
        drawing: tiles.items[1]?.drawing,
      },
      { title: 'Unillustrated', href: '/episodes?category=unillustrated', count: 0 },
      ...tiles.items.slice(3, 4),
      {
        title: 'Wissensmanagementsysteme',
        href: '/episodes?category=wissen',
        count: 3,
        drawing: tiles.items[4]?.drawing,
        stance: 'float',
        ground: 'strong',
      },
      ...tiles.items.slice(2, 3),
    ],
  },
};

export const TilesPhone: Story = {
  tags: ['edge-case'],
  args: tiles,
  globals: { viewport: { value: 'phone' } },
};
