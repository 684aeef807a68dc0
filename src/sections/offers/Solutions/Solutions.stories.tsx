import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Solutions.sample.ts';
import { Solutions } from './Solutions.tsx';

const meta = {
  title: 'Sections/Offers/Solutions overview (tiles, what we offer)',
  id: 'offers-solutions-overview',
  component: Solutions,
  parameters: {
    guide: {
      when: 'Shows the company’s main offers, each with a link to its page. Tiles fill every row, whatever their number.',
      whenNot: 'Not for offers without a page (Services), and not for audiences (Client types).',
      access: 'Each tile has one link, named by its heading; the whole tile is clickable.',
    },
  },
  args: sample,
} satisfies Meta<typeof Solutions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** Six solutions. The whole area of a tile works like its link. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sample.items.map(({ link }) => link.href),
    );
    await expect(canvas.getByRole('region', { name: 'Six ways along the river' })).toHaveAttribute(
      'id',
      'solutions',
    );
    const training = canvas.getByRole('link', { name: 'Boat License' });
    const tile = canvas.getAllByRole('listitem')[3]?.getBoundingClientRect() ?? new DOMRect();
    training.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top } = canvas.getAllByRole('listitem')[3]?.getBoundingClientRect() ?? tile;
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(training);
    await expect(document.elementFromPoint(right - 8, top + 8)).toBe(training);
  },
};

export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(3, 4), lead: undefined },
};

export const Four: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 4) } };

/** Seven solutions, long words, a missing drawing, and drawings in positions that they weren't made for. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items.slice(3),
      {
        title: 'Intergovernmental telecommunications',
        text: 'Unincorporated communities share one exchange, one contract and one desk to call, which takes longer to set up than any of them expects and then lasts.',
        link: { label: 'See how the communities did it together', href: '/case-studies' },
        ground: 'strong',
      },
      ...sample.items.slice(0, 3),
    ],
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
