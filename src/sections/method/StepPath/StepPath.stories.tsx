import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amounts } from '../StepRing/amounts.sample.ts';
import { onDesk } from '../../../../.storybook/onDesk.ts';
import { sample } from './StepPath.sample.ts';
import { StepPath } from './StepPath.tsx';

/** Steps in order along an arch or a wave, whose shape depends on their number. */
const meta = {
  title: 'Sections/Method/Step path (timeline)',
  id: 'method-step-path',
  component: StepPath,
  parameters: {
    guide: {
      when: 'Shows steps with one sentence each, along a path as wide as the page.',
      whenNot: 'Not for steps with more than a sentence each (Step panels), and not for a cycle (Step ring).',
      access: 'An ordered list, so screen readers number the steps. The path is decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof StepPath>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** An arch; each step's text is below its part of it. */
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
    if (!onDesk()) return;
    const tops = within(list)
      .getAllByRole('heading', { level: 3 })
      .map((title) => Math.round(title.getBoundingClientRect().top));
    await expect(tops[0]).toBe(tops[4]);
    await expect(tops[1]).toBe(tops[3]);
    await expect(tops[2]).toBeLessThan(tops[1] ?? 0);
  },
};

/** Half turns; the texts alternate above and below. */
export const Wave: Story = {
  name: 'Along a wave',
  args: { variant: 'wave' },
  play: async ({ canvasElement }) => {
    if (!onDesk()) return;
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    for (const [index, step] of within(canvasElement).getAllByRole('listitem').entries()) {
      const { top, bottom } = step.getBoundingClientRect();
      if (index % 2 === 0) await expect(bottom).toBeLessThanOrEqual(drawing.top + 1);
      else await expect(top).toBeGreaterThanOrEqual(drawing.bottom - 1);
    }
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: phone };

export const WavePhone: Story = { tags: ['edge-case'], args: { variant: 'wave' }, globals: phone };

const { one, three, eight } = amounts(sample.items);

/** Three steps, without a lead. */
export const Three: Story = { tags: ['edge-case'], args: three };

/** Eight steps with long words. */
export const Stress: Story = { tags: ['edge-case'], args: eight };

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

export const One: Story = { tags: ['edge-case'], args: one };

export const StressWave: Story = { tags: ['edge-case'], args: { ...eight, variant: 'wave' } };

export const StressWavePhone: Story = { ...StressWave, tags: ['edge-case'], globals: phone };

export const OneWave: Story = { tags: ['edge-case'], args: { ...one, variant: 'wave' } };
