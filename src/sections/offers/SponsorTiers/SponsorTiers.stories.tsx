import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SponsorTiers.sample.ts';
import { SponsorTiers, type SponsorTier } from './SponsorTiers.tsx';

const meta = {
  title: 'Sections/Offers/Sponsor tiers (sponsorship, exhibitors, prices)',
  id: 'offers-sponsor-tiers',
  component: SponsorTiers,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows what sponsors get at which price, side by side.',
      whenNot:
        'Not for a short table of levels (Sponsor dialog), and not if the number of passes matters most (Partner levels).',
      access: 'A list with a heading for each tier.',
    },
  },
  args: sample,
} satisfies Meta<typeof SponsorTiers>;

export default meta;
type Story = StoryObj<typeof meta>;

const more: SponsorTier[] = [
  { title: 'Presenting Lamp', price: 24_000, benefits: ['Everything there is', 'The first word'] },
  { title: 'Coffee', price: 3000, benefits: ['Your name on the cups', 'All day, both days'] },
  { title: 'Student Fund Lamp', price: 1500, benefits: ['Ten seats for people in training'] },
  { title: 'Lead Lamp of the Night Studio', price: 15_000, benefits: ['The night studio in your name'] },
];

/** Returns the number of tiers in each row. */
const rows = (canvasElement: HTMLElement): number[] => {
  const ends = [...canvasElement.querySelectorAll('li:not(li li)')].map((tier) =>
    Math.round(tier.getBoundingClientRect().bottom),
  );
  return [...new Set(ends)].map((end) => ends.filter((other) => other === end).length);
};

/** Returns the y position of the top of each tile. */
const tops = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll('li:not(li li)')].map((tier) => tier.getBoundingClientRect().top);

const desktop = { viewport: { value: 'desktop' } };

/** Each tile is taller than the previous one, like rising steps. */
export const Default: Story = {
  tags: ['sample'],
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([3]);
    const [first = 0, second = 0, third = 0] = tops(canvasElement);
    await expect(first).toBeGreaterThan(second);
    await expect(second).toBeGreaterThan(third);
    await expect(within(canvasElement).getByText('$12,000')).toBeVisible();
  },
};

export const OnePriceLevel: Story = { tags: ['edge-case'], args: { items: sample.items.slice(1, 2) } };

export const TwoPriceLevels: Story = { tags: ['edge-case'], args: { items: sample.items.slice(1) } };

export const FourPriceLevels: Story = {
  tags: ['edge-case'],
  globals: desktop,
  args: { items: [...sample.items, ...more.slice(0, 1)] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([4]);
  },
};

export const FivePriceLevels: Story = {
  tags: ['edge-case'],
  globals: desktop,
  args: { items: [...sample.items, ...more.slice(0, 2)] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 3]);
  },
};

export const SixPriceLevels: Story = {
  tags: ['edge-case'],
  globals: desktop,
  args: { items: [...sample.items, ...more.slice(0, 3)] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([3, 3]);
  },
};

export const SevenPriceLevels: Story = {
  tags: ['edge-case'],
  globals: desktop,
  args: { items: [...sample.items, ...more] },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([3, 4]);
  },
};

/** Long words, a large price, a free tier, and a tier without benefits. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Telecommunicationsinteroperability sponsors',
    items: [
      { title: 'Telecommunicationsinteroperability', price: 1_250_000.5, benefits: [] },
      {
        title: 'Lamp',
        price: 0,
        benefits: ['Unincorporatedcommunitiesandtheirschooldistricts, each with a lamp of their own'],
      },
      ...more.slice(0, 2),
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

export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };
