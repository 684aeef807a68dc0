import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { comparison, log, pages, plan, sample, session, stress, timeline } from './Exhibit.sample.ts';
import { Exhibit } from './Exhibit.tsx';

/** One thing that clients get, shown in full. */
const meta = {
  title: 'Sections/Proof/Exhibit (screenshot, product, demo, document, policy, log, dashboard, floor plan)',
  id: 'proof-exhibit',
  component: Exhibit,
  parameters: {
    guide: {
      when: 'Shows one thing that the page has so far only described: an answer with its sources, a document, a log, a before-and-after comparison, a class or a room.',
      whenNot:
        'Not more than once on a page, and not for drawings of what could be built (Examples). Invented examples need a caption that says so.',
      access:
        'Everything is text, in a figure with a caption: the log is a table, the timeline and the session are ordered lists. Bars, discs and the letters on a plan are decorative; the list beside the plan has the same letters.',
    },
  },
  args: sample,
} satisfies Meta<typeof Exhibit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An AI assistant's answer. Each sentence is followed by the number of its source. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    const figure = within(region.getByRole('figure'));
    const numbers = figure.getAllByRole('superscript').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['1', '2']);
    await expect(figure.getAllByRole('listitem')).toHaveLength(sample.exhibit.sources.length);
    await expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(sample.items.length);
  },
};

/** A document with two pages. Its clauses are numbered across pages. */
export const Pages: Story = {
  name: 'A document',
  args: pages,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('list');
    await expect(first).toHaveAttribute('start', '1');
    await expect(second).toHaveAttribute('start', '3');
  },
};

/** A public log, as a table. */
export const Log: Story = {
  name: 'A public log',
  args: log,
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Log of lock 7 May 4, 2026' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getByRole('row', { name: /Passed to the council/ })).toBeVisible();
  },
};

/** The same question, before and after the records were repaired. */
export const Comparison: Story = {
  name: 'The same question, before and after',
  args: comparison,
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const canvas = within(canvasElement);
    const before = canvas.getByText('Before').getBoundingClientRect();
    const after = canvas.getByText('After').getBoundingClientRect();
    await expect(before.top).toBeCloseTo(after.top, 0);
    await expect(before.right).toBeLessThan(after.left);
  },
};

/** The same work, before and after, on one scale. Each step's bar begins where the previous one ends. */
export const Timeline: Story = {
  name: 'The same work, before and after',
  args: timeline,
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-by][style]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const [weigh, tariff, write, weighAfter] = bars;
    await expect(tariff?.left).toBeCloseTo(weigh?.right ?? NaN, 0);
    await expect(write?.left).toBeCloseTo(tariff?.right ?? NaN, 0);
    await expect(weighAfter?.width).toBeCloseTo(weigh?.width ?? NaN, 0);
    await expect((tariff?.width ?? NaN) / (weigh?.width ?? NaN)).toBeCloseTo(2, 1);
    // Text, not only color, says who does a step.
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.at(-3)).toHaveTextContent('Look up and write, The tool');
  },
};

/** The plan of a class. Longer parts are taller. */
export const Session: Story = {
  name: 'A class',
  args: session,
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(times).toEqual(['18:00', '18:30', '18:45']);
  },
};

/** The plan of a place. The letters on it match those in the list. */
export const Plan: Story = {
  name: 'A floor plan',
  args: plan,
  parameters: { theme: 'conference' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const letter = within(canvasElement).getByText('B', { selector: 'span' }).getBoundingClientRect();
    await expect(letter.left + letter.width / 2).toBeCloseTo(
      (drawing?.left ?? NaN) + 0.765 * (drawing?.width ?? NaN),
      0,
    );
  },
};

/** Every kind of exhibit, on a phone. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {[sample, pages, log, comparison, timeline, session, plan].map((content) => (
        <Exhibit key={content.heading} {...content} />
      ))}
    </>
  ),
};

/** Long words, and no optional content. */
export const Stress: Story = { tags: ['edge-case'], args: stress };

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
