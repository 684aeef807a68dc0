import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './PodcastTopics.sample.ts';
import { PodcastTopics } from './PodcastTopics.tsx';

/** Topics to browse by, as linked tiles. */
const meta = {
  title: 'Sections/Podcast/Podcast topics',
  id: 'podcast-podcast-topics',
  component: PodcastTopics,
  parameters: {
    guide: {
      when: 'Links to the episodes by topic, as tiles that fill every row.',
      whenNot:
        'Not for topics without episodes, and not on a page with Episode categories: both link to the same episodes.',
      access:
        'Each tile has one link, named by its topic; screen readers read the number of episodes after it.',
    },
  },
  args: sample,
} satisfies Meta<typeof PodcastTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** Seven topics. The whole area of a tile works like its link. One episode has the singular label. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sample.items.map(({ href }) => href),
    );
    await expect(canvas.getByText('1 episode')).toBeVisible();
    await expect(canvas.getByText('20 episodes')).toBeVisible();
    const fairness = canvas.getByRole('link', { name: 'Fairness' });
    fairness.scrollIntoView({ block: 'center', behavior: 'instant' });
    const tile = canvas.getAllByRole('listitem')[5]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(tile.left + 8, tile.top + 8)).toBe(fairness);
    await expect(document.elementFromPoint(tile.right - 8, tile.bottom - 8)).toBe(fairness);
  },
};

export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(1, 2) } };

export const Two: Story = { tags: ['edge-case'], args: { items: sample.items.slice(4, 6) } };

export const Four: Story = { tags: ['edge-case'], args: { items: sample.items.slice(3) } };

export const Six: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 6) } };

/** Eight topics, long words, a missing drawing, a large number, and drawings in positions they weren't made for. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    band: undefined,
    items: [
      { ...sample.items[5]!, ground: 'warm' },
      ...sample.items.slice(0, 2),
      {
        title: 'Intergovernmental telecommunications',
        href: '/episodes?category=telecommunications',
        count: 12480,
        ground: 'highlight',
        drawing: sample.items[1]?.drawing,
      },
      { title: 'Unillustrated', href: '/episodes?category=unillustrated', count: 0 },
      ...sample.items.slice(3, 4),
      {
        title: 'Wissensmanagementsysteme',
        href: '/episodes?category=wissen',
        count: 3,
        drawing: sample.items[4]?.drawing,
        stance: 'float',
        ground: 'strong',
      },
      ...sample.items.slice(2, 3),
    ],
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
