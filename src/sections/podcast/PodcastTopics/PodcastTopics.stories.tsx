import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './PodcastTopics.sample.ts';
import { PodcastTopics } from './PodcastTopics.tsx';

/** Topics to browse by, as linked tiles. */
const meta = {
  title: 'Podcast/Podcast topics',
  component: PodcastTopics,
  parameters: {
    guide: {
      when: 'Leads into the episodes by topic, as tiles that fill every row.',
      whenNot:
        'Not for topics without episodes, and not beside Episode categories on one page: both lead to the same.',
      access: 'Each tile has one link, named by its topic; how many episodes it has is read after it.',
    },
  },
  args: sample,
} satisfies Meta<typeof PodcastTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Seven topics. The whole tile leads where its one link does, and one episode is not called episodes. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sample.topics.map(({ href }) => href),
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

export const Three: Story = { args: { topics: sample.topics.slice(0, 3) } };

export const One: Story = { args: { topics: sample.topics.slice(1, 2) } };

export const Two: Story = { args: { topics: sample.topics.slice(4, 6) } };

export const Four: Story = { args: { topics: sample.topics.slice(3) } };

export const Six: Story = { args: { topics: sample.topics.slice(0, 6) } };

/** Eight, in other places than they were drawn for, with long words, a missing drawing and a large count. */
export const Stress: Story = {
  args: {
    band: undefined,
    topics: [
      { ...sample.topics[5]!, ground: 'warm' },
      ...sample.topics.slice(0, 2),
      {
        label: 'Intergovernmental telecommunications',
        href: '/episodes?category=telecommunications',
        count: 12480,
        ground: 'highlight',
        drawing: sample.topics[1]?.drawing,
      },
      { label: 'Unillustrated', href: '/episodes?category=unillustrated', count: 0 },
      ...sample.topics.slice(3, 4),
      {
        label: 'Wissensmanagementsysteme',
        href: '/episodes?category=wissen',
        count: 3,
        drawing: sample.topics[4]?.drawing,
        stance: 'float',
        ground: 'strong',
      },
      ...sample.topics.slice(2, 3),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
