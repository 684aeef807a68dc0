import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Problems.sample.ts';
import { Problems } from './Problems.tsx';

/** Problems, each with a ring that has a matching defect. */
const meta = {
  title: 'Sections/Method/Problems (challenges, pain points)',
  id: 'method-problems',
  component: Problems,
  parameters: {
    guide: {
      when: 'Lists problems that data can have, each with a ring that has a matching defect.',
      whenNot:
        'Not without a solution further down or on the next page. Not for other lists: there are only four kinds of broken rings.',
      access: 'A list with a heading for each problem. The broken rings are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Problems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(4);
    await expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(sample.items.map(({ title }) => title));
    const drawings = [...region.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    await expect(new Set(drawings).size).toBe(4);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(2, 3), lead: undefined },
};

/** Five problems with long words. Two have the same defect. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Inkonsistenzerscheinungen in straightforward recordkeeping',
    items: [
      ...sample.items,
      {
        title: 'Datenschutzgrundverordnungskonformität',
        text: 'A long word, and a sentence that goes on for a good while after everyone has understood what it is about.',
        defect: 'scattered',
      },
    ],
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
