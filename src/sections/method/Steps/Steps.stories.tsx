import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Steps.sample.ts';
import { Steps } from './Steps.tsx';

/** Steps in order, each with a ring that closes with the last one. */
const meta = {
  title: 'Method/Steps',
  component: Steps,
  args: sample,
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** In order, under each other, beside a heading that stays in view. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    const list = within(region).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.steps.map(({ title }) => title));
  },
};

export const Phone: Story = { globals: phone };

/** Three steps, without a lead. */
export const Three: Story = { args: { steps: sample.steps.slice(0, 3), lead: undefined } };

const eight = [
  ...sample.steps.slice(0, 5),
  {
    title: 'Datenschutzgrundverordnung',
    text: 'A word that is longer than its column, and a sentence that goes on for a good while after everyone has understood what it is about.',
  },
  { title: 'Hand over', text: 'On a date agreed in the first week.' },
  { title: 'Look back', text: 'What held, and what to drop.' },
];

/** Eight steps with long words. */
export const Stress: Story = { args: { steps: eight } };

export const StressPhone: Story = { ...Stress, globals: phone };

export const One: Story = { args: { steps: sample.steps.slice(0, 1) } };
