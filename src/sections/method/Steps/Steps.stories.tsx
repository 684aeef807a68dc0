import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Steps.sample.ts';
import { Steps, type StepsProps } from './Steps.tsx';

/** Steps in order, in four compositions whose shape follows from their number. */
const meta = {
  title: 'Method/Steps',
  component: Steps,
  args: sample,
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['rings', 'arch', 'wave', 'ring'] as const;
const five = sample.steps.slice(0, 5);
const phone = { viewport: { value: 'phone' } };

/** Rings that close with the last step. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: sample.heading });
    const list = within(region).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.steps.map(({ title }) => title));
  },
};

/** An arch; the words stand below their share of it. */
export const Arch: Story = {
  args: { variant: 'arch', steps: five },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((title) => Math.round(title.getBoundingClientRect().top));
    await expect(tops[0]).toBe(tops[4]);
    await expect(tops[1]).toBe(tops[3]);
    await expect(tops[2]).toBeLessThan(tops[1] ?? 0);
  },
};

/** Half turns; the words stand above and below in turn. */
export const Wave: Story = {
  args: { variant: 'wave' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    for (const [index, step] of within(canvasElement).getAllByRole('listitem').entries()) {
      const { top, bottom } = step.getBoundingClientRect();
      if (index % 2 === 0) await expect(bottom).toBeLessThanOrEqual(drawing.top + 1);
      else await expect(top).toBeGreaterThanOrEqual(drawing.bottom - 1);
    }
  },
};

/** Equal shares of a ring. */
export const Ring: Story = { args: { variant: 'ring', steps: five } };

export const RingsPhone: Story = { globals: phone };

export const ArchPhone: Story = { args: Arch.args ?? {}, globals: phone };

export const WavePhone: Story = { args: { variant: 'wave' }, globals: phone };

export const RingPhone: Story = { args: Ring.args ?? {}, globals: phone };

const all = (args: StepsProps) => (
  <>
    {variants.map((variant) => (
      <Steps key={variant} {...args} heading={`${args.heading} (${variant})`} variant={variant} />
    ))}
  </>
);

/** Three steps, without a lead, in every variant. */
export const Three: Story = { args: { steps: sample.steps.slice(0, 3), lead: undefined }, render: all };

const eight = [
  ...five,
  {
    title: 'Datenschutzgrundverordnung',
    text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
  },
  { title: 'Hand over', text: 'On a date agreed in the first week.' },
  { title: 'Look back', text: 'What held, and what to drop.' },
];

/** Eight steps with long words, in every variant. */
export const Stress: Story = { args: { steps: eight }, render: all };

export const StressPhone: Story = { ...Stress, globals: phone };

/** One step alone, in every variant. */
export const One: Story = { args: { steps: sample.steps.slice(0, 1) }, render: all };
