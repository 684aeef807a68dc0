import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../Stats/amounts.sample.ts';
import { sample } from './StatQuarters.sample.ts';
import { StatQuarters } from './StatQuarters.tsx';

/** Results in figures, each in a cell with a quarter turn. */
const meta = {
  title: 'Sections/Proof/Stat quarters (numbers, share)',
  id: 'proof-stat-quarters',
  component: StatQuarters,
  parameters: {
    guide: {
      when: 'Draws figures as quarter turns, each in a separate cell.',
      whenNot: 'Not for figures that need a sentence each (Results in figures).',
      access:
        'A description list in a named section without a visible heading. The quarter turns are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof StatQuarters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shares of a quarter turn; 2.5 is two full rings and a half. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.label });
    await expect(
      within(region)
        .getAllByRole('term')
        .map((term) => [term.nextElementSibling?.textContent, term.textContent]),
    ).toEqual(sample.items.map(({ value, label }) => [value, label]));
    const sweeps = [...region.querySelectorAll('[stroke-dasharray]')];
    await expect(sweeps.map((each) => Number(each.getAttribute('stroke-dasharray')?.split(' ')[0]))).toEqual([
      0.88, 0.4, 0.5, 1, 1, 0.5,
    ]);
  },
};

const { one, three, six, long } = amounts(sample.items);

export const One: Story = { tags: ['edge-case'], args: one };

export const Three: Story = { tags: ['edge-case'], args: three };

export const Six: Story = { tags: ['edge-case'], args: six };

/** Long words and long numbers. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: long,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
