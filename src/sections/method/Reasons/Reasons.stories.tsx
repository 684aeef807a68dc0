import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { long, many, sample } from './Reasons.sample.ts';
import { Reasons, type ReasonsContent } from './Reasons.tsx';

/** Reasons to act, or what clients gain: in ruled rows, on sheets, as stairs, below an arch, or beside rings. */
const meta = {
  title: 'Sections/Method/Reasons (arguments, why, benefits, advantages)',
  id: 'method-reasons',
  component: Reasons,
  parameters: {
    guide: {
      when: 'Lists reasons to act, or what clients gain. Use rows for any number of reasons, stairs for reasons that build on one another, and the other variants for reasons of equal weight.',
      whenNot: 'Not twice on a page, and not for numbers (Stats): the drawings measure nothing.',
      access: 'A list with a heading for each reason. Drawings are decorative.',
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

/** On sheets; the last one reaches the edge of the page. */
export const Sheets: Story = {
  args: { variant: 'sheets', lead: 'None of them costs more than an afternoon.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('data-band', 'tint');
    if (!isDesktop()) return;
    const edges = within(canvasElement)
      .getAllByRole('listitem')
      .map((sheet) => sheet.getBoundingClientRect());
    await expect(edges[1]?.left).toBeGreaterThan(edges[0]?.left ?? Infinity);
    const list = within(canvasElement).getByRole('list').getBoundingClientRect();
    await expect(edges[2]?.right).toBeCloseTo(list.right, 0);
  },
};

/** Each step has one more ring than the step below. */
export const Stairs: Story = {
  args: { variant: 'stairs', lead: 'Each one carries the next.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('data-band', 'subtle');
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelectorAll('circle').length)).toEqual([2, 3, 4]);
  },
};

/** One reason is the keystone. A short heading and lead fit inside the arch. */
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

/** One ring per reason, beside the list. */
export const Rings: Story = {
  args: { variant: 'rings' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle[stroke]')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const phone = { viewport: { value: 'phone' } };

/** The same content in every variant. */
const inAll = (content: ReasonsContent): Story => ({
  tags: ['edge-case'],
  render: () => (
    <>
      {(['rows', 'sheets', 'stairs', 'arch', 'rings'] as const).map((variant) => (
        <Reasons key={variant} {...content} variant={variant} heading={`${content.heading}: ${variant}`} />
      ))}
    </>
  ),
});

export const Phone: Story = { ...inAll(sample), globals: phone };

/** Four with long words, in every variant. */
export const Stress: Story = inAll(long);

export const StressPhone: Story = { ...Stress, globals: phone };

/** Seven, in every variant. */
export const Many: Story = inAll(many);

/** A single item in every variant. */
export const One: Story = inAll({ ...sample, items: sample.items.slice(0, 1) });
