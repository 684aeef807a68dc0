import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDrawing } from '../../../../.storybook/inDrawing.tsx';
import { Marks } from './Marks.tsx';

/** Evenly spaced marks along an arc, as on a scale. */
const meta = {
  title: 'Components/Art/Marks (scale, ticks)',
  id: 'components-art-marks',
  component: Marks,
  parameters: { layout: 'padded' },
  args: { radius: 90, length: 8, of: 60, thickness: 0.1 },
  decorators: [inDrawing],
} satisfies Meta<typeof Marks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A minute scale. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelector('path');
    await expect(marks).toHaveAttribute('pathLength', '60');
    await expect(marks).toHaveAttribute('stroke-dasharray', '0.1 0.9');
  },
};

/** Longer marks every five minutes. */
export const TwoLengths: Story = {
  render: (args) => (
    <>
      <Marks {...args} />
      <Marks {...args} radius={86} length={16} every={5} />
    </>
  ),
};

/** A mark every five degrees along a half circle. */
export const HalfTurn: Story = { args: { from: -90, to: 90, every: 5, of: 180, thickness: 0.3 } };
