import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { long, many, sample } from './Reasons.sample.ts';
import { Reasons, type ReasonsContent } from './Reasons.tsx';

/** Reasons to act, or what clients gain: in ruled rows, as stairs, or below an arch. */
const meta = {
  title: 'Sections/Method/Reasons (arguments, why, benefits, advantages)',
  id: 'method-reasons',
  component: Reasons,
  parameters: {
    guide: {
      when: 'Lists reasons to act, or what clients gain. Use rows for any number of reasons, stairs for reasons that build on one another, and the arch for reasons of equal weight.',
      whenNot: 'Not twice on a page, and not for numbers (Stats): the drawings measure nothing.',
      access: 'A list with a heading for each reason. Drawings are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reasons in ruled rows, on the page's background. */
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

/** The lead and a drawing are below the heading. */
export const WithDrawing: Story = {
  args: {
    lead: 'All of them fit on one page.',
    drawing: { src: '/art/scenes/conference-why.svg', width: 300, height: 300 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region').querySelectorAll('svg')).toHaveLength(1);
  },
};

/** A lead and a drawing in the conference theme. */
export const Conference: Story = { ...WithDrawing, parameters: { theme: 'conference' } };

/** Each step has one more ring than the step below. */
export const Stairs: Story = {
  args: { variant: 'stairs', lead: 'Each one carries the next.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('data-band', 'subtle');
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelectorAll('circle').length)).toEqual([2, 3, 4]);
  },
};

/** An arch with a keystone. A short heading and a short lead fit inside it. */
export const Arch: Story = {
  args: { variant: 'arch', lead: 'Take one away, and it leans.' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await expect(region).toHaveAttribute('data-band', 'tint');
    if (!isDesktop()) return;
    const heading = within(region).getByRole('heading', { level: 2 }).getBoundingClientRect();
    const arch = region.querySelector('svg')?.getBoundingClientRect();
    await expect(heading.top).toBeGreaterThan(arch?.top ?? Infinity);
  },
};

const phone = { viewport: { value: 'phone' } };

/** The same content in every variant. */
const inAll = (content: ReasonsContent): Story => ({
  render: () => (
    <>
      {(['rows', 'stairs', 'arch'] as const).map((variant) => (
        <Reasons key={variant} {...content} variant={variant} heading={`${content.heading}: ${variant}`} />
      ))}
    </>
  ),
});

export const Phone: Story = { tags: ['edge-case'], ...inAll(sample), globals: phone };

/** Four reasons with long words, in every variant. */
export const Stress: Story = { tags: ['edge-case'], ...inAll(long) };

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

/** Seven reasons, in every variant. */
export const Many: Story = { tags: ['edge-case'], ...inAll(many) };

/** A single reason, in every variant. */
export const One: Story = { tags: ['edge-case'], ...inAll({ ...sample, items: sample.items.slice(0, 1) }) };
