import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../Stats/amounts.sample.ts';
import { sample } from './StatDial.sample.ts';
import { StatDial } from './StatDial.tsx';

/** Results in figures, around one dial. */
const meta = {
  title: 'Sections/Proof/Stat dial (numbers, share)',
  id: 'proof-stat-dial',
  component: StatDial,
  parameters: {
    guide: {
      when: 'Draws percentages as half rings, around a figure that is not a percentage.',
      whenNot: 'Not for other kinds of figures (Stats), and not for many percentages: each adds a ring.',
      access: 'A description list in a named section without a visible heading. The dial is decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof StatDial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Percentages of a half turn, around the figure that isn't one. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.label });
    await expect(
      within(region)
        .getAllByRole('term')
        .map((term) => [term.nextElementSibling?.textContent, term.textContent]),
    ).toEqual(sample.items.map(({ value, label }) => [value, label]));
    const sweeps = [...region.querySelectorAll('[data-ink] [stroke-dasharray]')];
    await expect(sweeps.map((each) => Number(each.getAttribute('stroke-dasharray')?.split(' ')[0]))).toEqual([
      0.3, 0.65, 0.9,
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
