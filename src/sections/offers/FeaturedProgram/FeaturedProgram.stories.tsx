import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample, steps } from './FeaturedProgram.sample.ts';
import { FeaturedProgram } from './FeaturedProgram.tsx';

/** One featured program, with its topics or steps. */
const meta = {
  title: 'Sections/Offers/Featured program (course, workshop, TechCred, reimbursement, funding)',
  id: 'offers-featured-program',
  component: FeaturedProgram,
  parameters: {
    guide: {
      when: 'Features one program: a training program with its topics, or one that pays for training, with the steps to apply.',
      whenNot:
        'Not for several programs (Program table), not for a course’s dates, which would get lost here, and not for the company’s own methods (Steps).',
      access:
        'The topics or steps are an ordered list, each with a heading. A link to another site says that it opens in a new tab.',
    },
  },
  args: sample,
} satisfies Meta<typeof FeaturedProgram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers number the ordered list of topics, so the visible numbers are hidden from screen readers. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getByRole('list').tagName).toBe('OL');
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    await expect(region.getByText('1')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Four steps side by side. The link to another site opens in a new tab and says so. */
export const Steps: Story = {
  tags: ['sample'],
  args: steps,
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: steps.heading }));
    const link = region.getByRole('link', { name: 'Apply to the Fund (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://fund.example/apply');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(region.getByRole('list').tagName).toBe('OL');
    const tops = region.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(tops).toHaveLength(4);
    if (!isDesktop()) return;
    await expect(new Set(tops).size).toBe(1);
  },
};

/** On phones the drawing is above the text, from edge to edge. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** One topic, no lead and no drawing. */
export const WithoutOptionals: Story = {
  tags: ['edge-case'],
  args: { items: [{ title: 'What may run alone' }], lead: undefined, drawing: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** Seven topics and long words. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Betriebsdatenerfassungsverantwortliche',
    items: [
      ...sample.items,
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
      },
      { title: 'Bells', text: 'Which, and how loud.' },
      { title: 'Keys' },
      { title: 'Ladders', text: 'Who climbs them, and who holds.' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** On phones, the steps are stacked. */
export const StepsPhone: Story = {
  tags: ['edge-case'],
  args: steps,
  globals: { viewport: { value: 'phone' } },
};

/** One step and nothing else. */
export const OneStep: Story = {
  tags: ['edge-case'],
  args: { ...steps, items: [{ title: 'Ask' }], lead: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** Six steps and long words; nothing scrolls sideways. */
export const StressSteps: Story = {
  tags: ['edge-case'],
  args: {
    ...steps,
    heading: 'Arbeitsförderungsmaßnahmenfinanzierung',
    action: {
      label: 'Apply for the reimbursement of everything you have spent',
      href: 'https://fund.example/',
    },
    items: [
      ...steps.items,
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'A word that is longer than its column, and a sentence that goes on after everyone has understood it.',
      },
      { title: 'Tell the next mill' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressStepsPhone: Story = {
  ...StressSteps,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
