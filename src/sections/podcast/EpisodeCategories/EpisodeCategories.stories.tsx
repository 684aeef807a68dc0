import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './EpisodeCategories.sample.ts';
import { EpisodeCategories } from './EpisodeCategories.tsx';

const meta = {
  title: 'Sections/Podcast/Episode categories',
  id: 'podcast-episode-categories',
  component: EpisodeCategories,
  args: sample,
  parameters: {
    guide: {
      when: 'Links to the episodes by category, with the number of episodes in each.',
      whenNot: 'Not for filtering on the page itself (Episode browser).',
      access:
        'Each card is one link. The current category is marked. The quarter circle repeats the number and is hidden from screen readers.',
    },
    route: '/podcast/featured',
  },
} satisfies Meta<typeof EpisodeCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six categories. One has no episodes and an empty quarter circle. Another has a single episode. */
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
    const [, leadership, , , ethics] = cards.map((card) => card.querySelectorAll('path'));
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

/** Long words, seven cards, and no episodes. */
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
