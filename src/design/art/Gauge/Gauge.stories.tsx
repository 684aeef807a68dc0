import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDrawing } from '../../../../.storybook/inDrawing.tsx';
import { Gauge } from './Gauge.tsx';

/** An arc that represents a whole, with part of it filled. */
const meta = {
  title: 'Components/Art/Gauge (share, percentage, dial)',
  id: 'components-art-gauge',
  component: Gauge,
  parameters: { layout: 'padded' },
  args: { radius: 80, width: 36, share: 0.65, ink: 'var(--art-hot)' },
  decorators: [inDrawing],
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[stroke-dasharray]')].map((part) => part.getAttribute('stroke-dasharray'));

/** A full circle, filled clockwise from the top. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toEqual(['0.65 2']);
  },
};

/** A gauge in the shape of a quarter circle: the quarter circle represents the whole. */
export const Quarter: Story = { args: { to: 90 } };

/** A share of 0 fills nothing, and a share above 1 fills the whole arc. */
export const Limits: Story = {
  tags: ['edge-case'],
  render: (args) => (
    <>
      <Gauge {...args} share={0} />
      <Gauge {...args} radius={40} share={1.5} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toEqual(['1 2']);
  },
};
