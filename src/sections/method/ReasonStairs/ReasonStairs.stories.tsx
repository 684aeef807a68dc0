import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../Reasons/amounts.sample.ts';
import { sample } from './ReasonStairs.sample.ts';
import { ReasonStairs } from './ReasonStairs.tsx';

/** Reasons as stairs, each a step higher than the previous one. */
const meta = {
  title: 'Sections/Method/Reason stairs (arguments, why, staircase)',
  id: 'method-reason-stairs',
  component: ReasonStairs,
  parameters: {
    guide: {
      when: 'Lists up to four reasons, each of which builds on the previous one.',
      whenNot: 'Not for reasons of equal weight (Reasons): stairs make the last one look most important.',
      access: 'A list, read from the lowest step to the highest.',
    },
  },
  args: sample,
} satisfies Meta<typeof ReasonStairs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each step has one more ring than the step below. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'subtle');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    const steps = within(region).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelectorAll('circle').length)).toEqual([2, 3, 4]);
  },
};

/** With a lead. */
export const WithLead: Story = { args: { lead: 'Each one carries the next.' } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

const { one, many, long } = amounts(sample.items);

/** Four with long words. */
export const Stress: Story = { tags: ['edge-case'], args: long };

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Seven. */
export const Many: Story = { tags: ['edge-case'], args: many };

/** A single item. */
export const One: Story = { tags: ['edge-case'], args: one };
