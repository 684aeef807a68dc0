import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from './amounts.sample.ts';
import { sample } from './Reasons.sample.ts';
import { Reasons } from './Reasons.tsx';

/** Reasons in ruled rows, beside the heading and a drawing. */
const meta = {
  title: 'Sections/Method/Reasons (arguments, why)',
  id: 'method-reasons',
  component: Reasons,
  parameters: {
    guide: {
      when: 'Lists any number of reasons to act, in plain rows.',
      whenNot: 'Not for benefits of an offer (Benefits), and not on a page that already lists reasons.',
      access: 'A list with a heading for each reason.',
    },
  },
  args: sample,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows without a band. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).not.toHaveAttribute('data-band');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items.map(({ title }) => title));
  },
};

/** With a drawing below the heading, and a lead. */
export const WithDrawing: Story = {
  args: {
    lead: 'All of them fit on one page.',
    drawing: { src: '/art/scenes/conference-why.svg', width: 420, height: 214 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region').querySelectorAll('svg')).toHaveLength(1);
  },
};

/** The same in the conference theme. */
export const Conference: Story = { ...WithDrawing, parameters: { theme: 'conference' } };

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
