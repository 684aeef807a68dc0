import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../Reasons/amounts.sample.ts';
import { onDesk } from '../../../../.storybook/onDesk.ts';
import { sample } from './ReasonArch.sample.ts';
import { ReasonArch } from './ReasonArch.tsx';

/** Reasons in a row below a stone arch. */
const meta = {
  title: 'Sections/Method/Reason arch (arguments, why, keystone)',
  id: 'method-reason-arch',
  component: ReasonArch,
  parameters: {
    guide: {
      when: 'Lists reasons in a row below an arch with one stone per reason; for pages about government.',
      whenNot: 'Not for many reasons, because stones and texts get narrow: Reasons has no limit.',
      access: 'A list with a heading for each reason, in visual order.',
    },
  },
  args: sample,
} satisfies Meta<typeof ReasonArch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keystone is one of the reasons. A short heading fits inside the arch. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'tint');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    if (!onDesk()) return;
    const heading = within(region).getByRole('heading', { level: 2 }).getBoundingClientRect();
    const arch = region.querySelector('svg')?.getBoundingClientRect();
    await expect(heading.top).toBeGreaterThan(arch?.top ?? Infinity);
  },
};

/** With a lead, also inside the arch. */
export const WithLead: Story = { args: { lead: 'Take one away, and it leans.' } };

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
