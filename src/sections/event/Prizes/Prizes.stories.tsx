import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Prizes, type Prize } from './Prizes.tsx';
import { sample } from './Prizes.sample.ts';

/**
 * Prizes as half discs. All half discs of a section have the same scale, no matter how many there are and how they are
 * arranged.
 */
const meta = {
  title: 'Sections/Event/Prizes (hackathon awards)',
  id: 'event-prizes',
  component: Prizes,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows prize money, drawn to scale: twice the amount has twice the area.',
      whenNot:
        'Not for prices, or for very different amounts: a small prize would be invisible next to a very large one.',
      access:
        'The prizes are an ordered list, each with its amount as text. The discs only repeat the amounts and are hidden from screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof Prizes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that the areas of the half discs are in proportion to the prizes. Compares each half disc with the first. */
async function expectScale(canvasElement: HTMLElement, prizes: Prize[]) {
  const discs = within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('svg')!.getBoundingClientRect());
  await expect(discs).toHaveLength(prizes.length);
  const [greatest] = discs as [DOMRect];
  for (const [index, disc] of discs.entries()) {
    await expect((disc.width / greatest.width) ** 2).toBeCloseTo(
      prizes[index]!.amount / prizes[0]!.amount,
      2,
    );
    await expect(disc.width / disc.height).toBeCloseTo(2, 1);
  }
}

/** Checks that no heading overflows and that the page does not scroll sideways. */
async function expectRoom(canvasElement: HTMLElement) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const heading of within(canvasElement).getAllByRole('heading', { level: 3 }))
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
}

/** Six prizes. In wide windows, all of their headings begin at the same height. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    await expectScale(canvasElement, sample.items);
    await expectRoom(canvasElement);
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings[0]).toHaveTextContent(/^\$8,000 Gold spanner$/);
    if (innerWidth >= 1100)
      await expect(new Set(headings.map((each) => Math.round(each.getBoundingClientRect().top))).size).toBe(
        1,
      );
  },
};

/** On phones, large discs are above their text, and small discs are beside theirs. */
export const Phone: Story = { ...Default, tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** On tablets, where six columns don't fit, the prizes are one below the other. */
export const Tablet: Story = { ...Default, tags: ['edge-case'], globals: { viewport: { value: 'md' } } };

/** One prize, and no lead. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
  play: ({ canvasElement }) => expectRoom(canvasElement),
};

/** Three prizes. */
export const Three: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 3) },
  play: async ({ canvasElement }) => expectScale(canvasElement, sample.items.slice(0, 3)),
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

const many: Prize[] = [
  {
    amount: 1_250_000,
    title: 'Hauptgewinn der Veranstaltungsgesellschaft',
    text: 'Much more than all others.',
  },
  ...sample.items.map((prize) => ({ ...prize, amount: prize.amount * 50 })),
  { amount: 10_000, title: 'Donaudampfschifffahrt' },
];

/** Eight prizes (in wide windows, in two rows), with very different amounts and long words. The last has no text. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: { items: many },
  play: async ({ canvasElement }) => {
    await expectScale(canvasElement, many);
    await expectRoom(canvasElement);
  },
};
