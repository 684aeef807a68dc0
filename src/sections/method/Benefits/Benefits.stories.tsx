import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Benefits.sample.ts';
import { Benefits } from './Benefits.tsx';

/** Benefits beside rings, one ring per benefit. */
const meta = {
  title: 'Sections/Method/Benefits (advantages, what you gain)',
  id: 'method-benefits',
  component: Benefits,
  parameters: {
    guide: {
      when: 'Lists what clients gain, beside a drawing with one ring per benefit.',
      whenNot:
        'Not for reasons to act now (Reasons), and not for numbers (Stats): the rings measure nothing.',
      access: 'A list with a heading for each benefit. The rings are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Benefits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items.map(({ title }) => title));
    await expect(region.querySelectorAll('circle[stroke]')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The rings rise from the bottom of the section. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: 'One is enough.' },
};

/** Six with long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Nevertheless straightforward, notwithstanding appearances',
    lead: 'With a sentence that goes on for a good while after everyone has understood what it is about.',
    items: [
      ...sample.items,
      { title: 'Datenschutzgrundverordnungskonformität', text: 'Is a word for it.' },
      {
        title: 'There is room',
        text: 'For another bench, for the bicycles, for the neighbor’s ladder, and in winter for the tubs with the oleanders.',
      },
      { title: 'It stays dry', text: 'Nothing leans on the door any more.' },
    ],
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
