import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from './amounts.sample.ts';
import { sample } from './StepRing.sample.ts';
import { StepRing } from './StepRing.tsx';

/** Steps in order, as shares of one ring. */
const meta = {
  title: 'Sections/Method/Step ring (cycle, ARC framework)',
  id: 'method-step-ring',
  component: StepRing,
  parameters: {
    guide: {
      when: 'Shows steps as equal shares of one ring, for a process whose steps matter equally.',
      whenNot: 'Not for phases of different lengths (Roadmap), and not for percentages (Stat dial).',
      access: 'An ordered list beside a decorative ring.',
    },
  },
  args: sample,
} satisfies Meta<typeof StepRing>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Equal shares, beside the list. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    const list = within(region).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items.map(({ title }) => title));
    await expect(region.querySelectorAll('svg text')).toHaveLength(sample.items.length);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: phone };

const { one, three, eight } = amounts(sample.items);

/** Three steps, without a lead. */
export const Three: Story = { tags: ['edge-case'], args: three };

/** Eight steps with long words. */
export const Stress: Story = { tags: ['edge-case'], args: eight };

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

export const One: Story = { tags: ['edge-case'], args: one };
