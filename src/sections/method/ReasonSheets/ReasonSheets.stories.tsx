import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../Reasons/amounts.sample.ts';
import { sample } from './ReasonSheets.sample.ts';
import { ReasonSheets } from './ReasonSheets.tsx';

/** Reasons on overlapping sheets. */
const meta = {
  title: 'Sections/Method/Reason sheets (arguments, why, paper)',
  id: 'method-reason-sheets',
  component: ReasonSheets,
  parameters: {
    guide: {
      when: 'Lists reasons on overlapping sheets of paper; for pages about documents, data and schools.',
      whenNot: 'Not for steps: the sheets have no order.',
      access: 'A list with a heading for each reason.',
    },
  },
  args: sample,
} satisfies Meta<typeof ReasonSheets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three sheets; the last one reaches the edge of the page. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'tint');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items.map(({ title }) => title));
  },
};

/** With a lead. */
export const WithLead: Story = { args: { lead: 'None of them costs more than an afternoon.' } };

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
