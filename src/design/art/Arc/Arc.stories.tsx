import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inDrawing } from '../../../../.storybook/inDrawing.tsx';
import { Arc } from './Arc.tsx';

/** A stroke along a circle or a part of it: the stroke that most drawings in sections consist of. */
const meta = {
  title: 'Components/Art/Arc (stroke, circle, ring, half turn)',
  id: 'components-art-arc',
  component: Arc,
  parameters: { layout: 'padded' },
  args: { radius: 80, width: 24, stroke: 'var(--art-cool)' },
  decorators: [inDrawing],
} satisfies Meta<typeof Arc>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full turn. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path');
    await expect(path?.getTotalLength()).toBeCloseTo(2 * Math.PI * 80, 0);
    await expect(path).not.toHaveAttribute('stroke-dasharray');
  },
};

/** From the left to the right, over the center. */
export const HalfTurn: Story = {
  args: { from: -90, to: 90 },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path');
    const { x, y } = path?.getPointAtLength(0) ?? {};
    await expect([x, y]).toEqual([-80, 0]);
    await expect(path?.getPointAtLength(path.getTotalLength() / 2).y).toBeCloseTo(-80, 0);
  },
};

/** Five steps with gaps between them: each is 1 of 5, less the gap. */
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
