import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './ReasonStairs.sample.ts';
import { ReasonStairs } from './ReasonStairs.tsx';

/** Reasons as stairs, each a step higher than the one before. */
const meta = {
  title: 'Method/Reason stairs',
  component: ReasonStairs,
  args: sample,
} satisfies Meta<typeof ReasonStairs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step carries one ring more than the step below. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'surface');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    const steps = within(region).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelectorAll('circle').length)).toEqual([2, 3, 4]);
  },
};

/** With a sentence under the heading. */
export const WithLead: Story = { args: { lead: 'Each one carries the next.' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const long = {
  heading: 'Reasons nevertheless, notwithstanding counterarguments',
  lead: 'Said with more words than anyone needs, to see whether the composition keeps its place when they are all there at once.',
};
const many = [
  ...sample.reasons,
  {
    title: 'Datenschutzgrundverordnungskonformität',
    text: 'A law with a long name is still a law, and the sentence about it may go on for a while before it comes to its end.',
  },
];

/** Four with long words. */
export const Stress: Story = { args: { ...long, reasons: many } };

export const StressPhone: Story = { ...Stress, globals: { viewport: { value: 'phone' } } };

/** Seven. */
export const Many: Story = {
  args: {
    reasons: [...many, ...sample.reasons.map((reason) => ({ ...reason, title: `${reason.title}, again` }))],
  },
};

/** One alone. */
export const One: Story = { args: { reasons: sample.reasons.slice(0, 1) } };
