import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Examples.sample.ts';
import { Examples } from './Examples.tsx';

/** Examples on a checkerboard of texts and pictures. */
const meta = {
  title: 'Sections/Proof/Examples (projects, pictures)',
  id: 'proof-examples',
  component: Examples,
  parameters: {
    guide: {
      when: 'Shows what a project can look like, with pictures, before there are real cases.',
      whenNot: 'Not for work for a named client (Case previews).',
      access:
        'A list with a heading for each example. A picture has a text alternative only if the text doesn’t say the same.',
    },
  },
  args: sample,
} satisfies Meta<typeof Examples>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight examples. No two pictures share an edge. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: sample.heading });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('heading', { level: 3 })[3]).toHaveTextContent('Well monitor');
    await expect(canvas.getByRole('link', { name: 'Suggest a ninth' })).toHaveAttribute('href', '/contact');
    const drawings = [...region.querySelectorAll('svg[data-drawing]')].map((drawing) =>
      drawing.getBoundingClientRect(),
    );
    await expect(drawings).toHaveLength(8);
    for (const [index, { left, right, top, bottom }] of drawings.entries())
      for (const other of drawings.slice(index + 1)) {
        const across = Math.min(right, other.right) - Math.max(left, other.left);
        const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        await expect(Math.min(across, down)).toBeLessThan(1);
        await expect(Math.max(across, down) < 1 || Math.min(across, down) < -1).toBe(true);
      }
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** If the number of examples is odd, the last one fills its row. There is no lead and no action. */
export const Three: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 3), lead: undefined, action: undefined },
};

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Long words, an image instead of a drawing, and examples without a picture. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Nevertheless straightforward, notwithstanding appearances',
    items: [
      { title: 'Datenschutzgrundverordnungskonformität', text: 'Has a word for itself, and no image.' },
      ...sample.items.slice(0, 2),
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'Takes a sentence which goes on for quite some time after everyone in the room has understood what it wanted to say, so that the tile has to grow with it.',
        media: { src: '/art/covers/video.svg', width: 600, height: 600, alt: '' },
      },
      { title: 'Without a picture', text: 'Only words.' },
    ],
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
