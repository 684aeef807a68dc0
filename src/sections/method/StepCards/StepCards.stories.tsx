import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { StepCards } from './StepCards.tsx';
import { sample } from './StepCards.sample.ts';

/** Steps side by side, each below a tile that is taller than the previous one. */
const meta = {
  title: 'Sections/Method/Step cards (steps)',
  id: 'method-step-cards',
  component: StepCards,
  parameters: {
    guide: {
      when: 'Shows steps as cards side by side, each with details to compare.',
      whenNot: 'Not if visitors need only one step at a time (Step panels).',
      access:
        'An ordered list. The large letters are decorative. The section’s heading is for screen readers only.',
    },
  },
  args: sample,
} satisfies Meta<typeof StepCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three steps. Each tile is taller than the previous one, and the texts below the tiles are aligned. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'The three mornings' });
    const headings = within(region).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    if (!isDesktop()) return;
    await expect(new Set(headings.map((heading) => heading.offsetTop)).size).toBe(1);
    const heights = headings.map((heading) => (heading.previousElementSibling as HTMLElement).offsetHeight);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(new Set(heights).size).toBe(3);
    const third = sample.items.map(({ details }) => within(region).getByText(details[2] ?? ''));
    await expect(new Set(third.map((detail) => detail.offsetTop)).size).toBe(1);
  },
};

/** On phones the steps are stacked. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    const tops = boxes.map(({ top }) => top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(new Set(tops).size).toBe(tops.length);
  },
};

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(1, 2) } };

/** Five steps, long words, details that vary in number and length, and steps without details, time span or result. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        letter: 'W',
        span: 'Weeks 1–104',
        result: { label: 'Telecommunicationsinteroperability', value: sample.items[0]?.text ?? '' },
        title: 'Wastewaterauthority Interoperability',
        text: sample.items.map(({ text }) => text).join(' '),
        details: [
          'Telecommunicationsinteroperability',
          sample.items.map(({ text }) => text).join(' '),
          'One more',
          'And another',
        ],
      },
      { letter: 'N', title: 'Nothing', text: 'A pause.', details: [] },
      ...sample.items.slice(2),
      ...sample.items.slice(0, 1),
      { letter: 'B', title: 'Begin again', text: 'As before.', details: ['The same bench'] },
    ],
  },
};
