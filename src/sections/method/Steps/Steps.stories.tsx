import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { inWeeks, long, sample, staged } from './Steps.sample.ts';
import { Steps, type StepsContent } from './Steps.tsx';

/** Steps in order: along an arch or a wave, around a ring, or with bars on a time scale in weeks. */
const meta = {
  title: 'Sections/Method/Steps (timeline, process, cycle, ARC framework)',
  id: 'method-steps',
  component: Steps,
  parameters: {
    guide: {
      when: 'Shows steps with one sentence each: along a path as wide as the page, as equal shares of a ring, or with bars on a time scale in weeks.',
      whenNot:
        'Not for steps with more than a sentence each (Step panels), and not for phases of several stages (Roadmap).',
      access: 'An ordered list, so screen readers number the steps. The drawing is decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Steps along an arch. Each step's text is below its part of the arch. */
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
    if (!isDesktop()) return;
    const tops = within(list)
      .getAllByRole('heading', { level: 3 })
      .map((title) => Math.round(title.getBoundingClientRect().top));
    await expect(tops[0]).toBe(tops[4]);
    await expect(tops[1]).toBe(tops[3]);
    await expect(tops[2]).toBeLessThan(tops[1] ?? 0);
  },
};

/** Steps along half circles. The steps' texts are alternately above and below the drawing. */
export const Wave: Story = {
  name: 'Along a wave',
  args: { variant: 'wave' },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    for (const [index, step] of within(canvasElement).getAllByRole('listitem').entries()) {
      const { top, bottom } = step.getBoundingClientRect();
      if (index % 2 === 0) await expect(bottom).toBeLessThanOrEqual(drawing.top + 1);
      else await expect(top).toBeGreaterThanOrEqual(drawing.bottom - 1);
    }
  },
};

/** A ring divided equally among the steps, beside the list. */
export const Ring: Story = {
  name: 'Around a ring',
  args: { variant: 'ring' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await expect(region).toHaveAttribute('data-band', 'brand');
    await expect(region.querySelectorAll('svg text')).toHaveLength(sample.items.length);
  },
};

/** Steps in stages. A legend names the stages, each beside the numbers of its steps. */
export const Staged: Story = {
  name: 'In stages',
  args: { ...staged, variant: 'ring' },
  play: async ({ canvasElement }) => {
    const [legend] = within(canvasElement).getAllByRole('list');
    await expect(
      within(legend ?? canvasElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1–2 On paper', '3–4 In the room', '5 Aloud']);
  },
};

/** Each step has a bar on a time scale, from the step's first week to its last. */
export const Weeks: Story = {
  name: 'In weeks',
  args: { variant: 'weeks', items: inWeeks },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    const tracks = steps.map((step) => step.lastElementChild?.getBoundingClientRect() ?? new DOMRect());
    const bars = steps.map(
      (step) => step.lastElementChild?.lastElementChild?.getBoundingClientRect() ?? new DOMRect(),
    );
    for (const [index, { weeks }] of inWeeks.entries()) {
      const week = (tracks[index]?.width ?? NaN) / 8;
      await expect(bars[index]?.width).toBeCloseTo(week * (weeks.last - weeks.first + 1), 0);
    }
    await expect(bars[1]?.left).toBeCloseTo(bars[0]?.right ?? NaN, 0);
  },
};

/** The same content in every variant. */
const inAll = (content: StepsContent): Story => ({
  render: () => (
    <>
      {(['arch', 'wave', 'ring', 'weeks'] as const).map((variant) => (
        <Steps key={variant} {...content} variant={variant} heading={`${content.heading}: ${variant}`} />
      ))}
    </>
  ),
});

export const Phone: Story = { tags: ['edge-case'], ...inAll(sample), globals: phone };

/** Three steps without a lead, in every variant. */
export const Three: Story = {
  tags: ['edge-case'],
  ...inAll({ ...sample, items: sample.items.slice(0, 3), lead: undefined }),
};

/** Eight steps, one with long words, in every variant. */
export const Stress: Story = { tags: ['edge-case'], ...inAll(long) };

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

/** A single step in every variant. */
export const One: Story = { tags: ['edge-case'], ...inAll({ ...sample, items: sample.items.slice(0, 1) }) };
