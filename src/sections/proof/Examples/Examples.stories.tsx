import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Examples.sample.ts';
import { Examples } from './Examples.tsx';

/** Examples, each with a picture above its text. */
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

/** Eight examples, in rows of four. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: sample.heading });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('heading', { level: 3 })[3]).toHaveTextContent('Well monitor');
    await expect(canvas.getByRole('link', { name: 'Suggest a ninth' })).toHaveAttribute('href', '/contact');
    // Each picture is right above its own text.
    const drawings = [...region.querySelectorAll('svg[data-drawing]')];
    await expect(drawings).toHaveLength(8);
    for (const drawing of drawings) {
      const { left, bottom } = drawing.getBoundingClientRect();
      const text = drawing.nextElementSibling?.getBoundingClientRect();
      await expect(text?.left).toBe(left);
      await expect(Math.abs((text?.top ?? 0) - bottom)).toBeLessThan(2);
    }
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Three examples in one row, without a lead or an action. */
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
