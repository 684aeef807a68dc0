import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Reasons.sample.ts';
import { Reasons } from './Reasons.tsx';

/** Reasons with a title and a sentence each: as sheets, stairs, the stones of an arch, or rows. */
const meta = {
  title: 'Method/Reasons',
  component: Reasons,
  args: sample,
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sheets that slide over each other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'sky');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sample.reasons.map(({ title }) => title),
    );
  },
};

/** Every step carries one ring more than the step below. */
export const Stairs: Story = {
  args: { variant: 'stairs', lead: 'Each one carries the next.' },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelectorAll('circle').length)).toEqual([2, 3, 4]);
  },
};

/** An arch whose keystone is one of the reasons. */
export const Arch: Story = { args: { variant: 'arch' } };

/** Ruled rows beside the heading and a drawing, on the page’s own ground. */
export const Rows: Story = {
  args: { variant: 'rows', drawing: { src: '/art/scenes/conference-why.svg', width: 420, height: 214 } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(region).toHaveAttribute('data-band', 'page');
    await expect(region.querySelectorAll('svg')).toHaveLength(1);
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The same in the conference’s colors. */
export const RowsConference: Story = { ...Rows, globals: { theme: 'conference' } };

export const RowsPhone: Story = { args: Rows.args ?? {}, globals: { viewport: { value: 'phone' } } };

export const SheetsPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const StairsPhone: Story = { args: Stairs.args ?? {}, globals: { viewport: { value: 'phone' } } };

export const KeystonePhone: Story = {
  args: { variant: 'arch' },
  globals: { viewport: { value: 'phone' } },
};

const long = {
  heading: 'Reasons nevertheless, notwithstanding counterarguments',
  lead: 'Said with more words than anyone needs, to see whether the composition keeps its place when they are all there at once.',
};
const many = [
  ...sample.reasons,
  {
    title: 'Datenschutzgrundverordnungskonformität',
    text: 'A law with a long name is still a law, and the sentence about it may go on for a while before it comes to its end.',
  },
];

/** Four with long words, in every variant. */
export const Stress: Story = {
  args: { ...long, reasons: many },
  render: (args) => (
    <>
      {(['sheets', 'stairs', 'arch', 'rows'] as const).map((variant) => (
        <Reasons key={variant} {...args} heading={`${args.heading} (${variant})`} variant={variant} />
      ))}
    </>
  ),
};

/** Seven, in every variant. */
export const Many: Story = {
  ...Stress,
  args: {
    reasons: [...many, ...sample.reasons.map((reason) => ({ ...reason, title: `${reason.title}, again` }))],
  },
};

/** One alone, in every variant. */
export const One: Story = { ...Stress, args: { reasons: sample.reasons.slice(0, 1) } };
