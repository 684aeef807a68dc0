import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDrawing } from '../../../../.storybook/inDrawing.tsx';
import { Rings } from './Rings.tsx';

/** Concentric rings. The innermost can be a disc. */
const meta = {
  title: 'Components/Art/Rings (circles, disc)',
  id: 'components-art-rings',
  component: Rings,
  parameters: { layout: 'padded' },
  args: {
    rings: [
      { inner: 0, outer: 30, ink: 'var(--art-warm)' },
      { inner: 40, outer: 64, ink: 'var(--art-cool)' },
      { inner: 74, outer: 98, ink: 'var(--art-hot)' },
    ],
  },
  decorators: [inDrawing],
} satisfies Meta<typeof Rings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A disc and two rings. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rings = [...canvasElement.querySelectorAll('circle')];
    await expect(rings.map((ring) => [ring.getAttribute('r'), ring.getAttribute('stroke-width')])).toEqual([
      ['15', '30'],
      ['52', '24'],
      ['86', '24'],
    ]);
  },
};

/** The rings are centered on a corner of the drawing, so only a quarter of each is visible. */
export const InACorner: Story = { args: { center: { x: -100, y: 100 } } };
