import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDrawing } from '../../../../.storybook/inDrawing.tsx';
import { Arc } from './Arc.tsx';

/** A stroke along a circle or part of one. Many of the sections' drawings are made of arcs. */
const meta = {
  title: 'Components/Art/Arc (stroke, circle, ring, half circle)',
  id: 'components-art-arc',
  component: Arc,
  parameters: { layout: 'padded' },
  args: { radius: 80, width: 24, stroke: 'var(--art-cool)' },
  decorators: [inDrawing],
} satisfies Meta<typeof Arc>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full circle. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path');
    await expect(path?.getTotalLength()).toBeCloseTo(2 * Math.PI * 80, 0);
    await expect(path).not.toHaveAttribute('stroke-dasharray');
  },
};

/** A half circle above the center, drawn from left to right. */
export const HalfTurn: Story = {
  args: { from: -90, to: 90 },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path');
    const { x, y } = path?.getPointAtLength(0) ?? {};
    await expect([x, y]).toEqual([-80, 0]);
    await expect(path?.getPointAtLength(path.getTotalLength() / 2).y).toBeCloseTo(-80, 0);
  },
};

/**
 * A ring of five segments with gaps between them. With `of` set to 5, each segment and the gap after it are together
 * one unit long.
 */
export const Steps: Story = {
  render: (args) => (
    <>
      {['var(--art-pale)', 'var(--art-warm)', 'var(--art-cool)', 'var(--art-hot)', 'var(--text)'].map(
        (ink, index) => (
          <Arc key={ink} {...args} stroke={ink} of={5} start={index + 0.02} length={0.96} />
        ),
      )}
    </>
  ),
};
