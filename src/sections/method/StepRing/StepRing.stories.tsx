import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from './amounts.sample.ts';
import { sample } from './StepRing.sample.ts';
import { StepRing } from './StepRing.tsx';

/** Steps in order, as shares of one ring. */
const meta = {
  title: 'Method/Step ring',
  component: StepRing,
  parameters: {
    guide: {
      when: 'Shows steps as equal shares of one ring: a process in which none weighs more than another.',
      whenNot:
        'Not for phases of different lengths (Roadmap), and not for shares of a whole in figures (Stat dial).',
      access: 'An ordered list beside a ring that is decoration.',
    },
  },
  args: sample,
} satisfies Meta<typeof StepRing>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Equal shares, beside the list. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    const list = within(region).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.steps.map(({ title }) => title));
    await expect(region.querySelectorAll('svg text')).toHaveLength(sample.steps.length);
  },
};

export const Phone: Story = { globals: phone };

const { one, three, eight } = amounts(sample.steps);

/** Three steps, without a lead. */
export const Three: Story = { args: three };

/** Eight steps with long words. */
export const Stress: Story = { args: eight };

export const StressPhone: Story = { ...Stress, globals: phone };

export const One: Story = { args: one };
