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
      when: 'Draws a page’s shares as rings of one half turn, around the figure that has none.',
      whenNot:
        'Not for figures that are no shares (Stats), and not for many: each is a ring inside the one before.',
      access:
        'A description list in a section with a name and no heading that is drawn. The dial is not read.',
    },
  },
  args: sample,
} satisfies Meta<typeof StatDial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shares of one half turn, around the figure that is none. */
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

/** Long words and long figures. */
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
