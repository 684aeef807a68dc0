import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Metrics } from './Metrics.tsx';
import { sample } from './Metrics.sample.ts';

const meta = {
  title: 'Sections/Proof/Results in figures (numbers, KPIs, dials)',
  id: 'proof-results-in-figures',
  component: Metrics,
  parameters: {
    guide: {
      when: 'Shows the company’s results on the home page, each figure with a dial that fills to its percentage.',
      whenNot: 'Not for figures that aren’t measured results: each has to say what it is based on.',
      access: 'A list. Figure and title are one heading; the dials are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Metrics>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure and its title form one heading. The figure's dial fills to the percentage. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const quarter = canvas.getByRole('heading', { name: '25% Fuel saved' }).closest('li');
    await expect(quarter?.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '0.25 2');
  },
};

/** On phones, there are two figures per row. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().left)).size).toBe(2);
  },
};

export const OneMetric: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

export const ThreeMetrics: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

/** Seven metrics, long words, and metrics without a dial or a description. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        value: '100,000',
        title: 'Datenschutzgrundverordnungskonformität',
        text: 'Rechtsschutzversicherungsgesellschaften and everyone else.',
        dial: { kind: 'rings', filled: 8, of: 9, tone: 'hot' },
      },
      { value: '12', title: 'Counties' },
      { value: '0%', title: 'Surprises', dial: { kind: 'turn', share: 0, tone: 'warm' } },
      ...sample.items.slice(2),
    ],
  },
};
