import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SponsorHero } from './SponsorHero.tsx';
import { sample } from './SponsorHero.sample.ts';

const meta = {
  title: 'Sections/Heroes/Sponsor hero (banner, sponsorship)',
  id: 'heroes-sponsor-hero',
  component: SponsorHero,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Opens the sponsors’ page with the tiers as blocks on a stage. The higher the price, the taller the block.',
      whenNot: 'Not without Sponsor tiers below it, the section that lists what each tier includes.',
      access:
        'Each block is a control named by its tier, price and action. Tab reaches the blocks in order, after the button with the same action. The audience is decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof SponsorHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** The blocks get taller from left to right, and their lower edges align. Tab reaches the blocks in order. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const blocks = within(canvasElement).getAllByRole('link', { name: /\$/ });
    await expect(blocks.map((block) => block.textContent)).toEqual([
      'Candle $2,000 Become a Patron',
      'Storm Lantern $6,000 Become a Patron',
      'Lighthouse $12,000 Become a Patron',
    ]);
    const boxes = blocks.map((block) => block.getBoundingClientRect());
    const tops = boxes.map(({ top }) => top);
    await expect(tops).toEqual(tops.toSorted((one, other) => other - one));
    for (const { bottom } of boxes) await expect(bottom).toBeCloseTo(boxes[0]?.bottom ?? 0, 0);
    await userEvent.tab();
    for (const block of blocks) {
      await userEvent.tab();
      await expect(block).toHaveFocus();
    }
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single block is as wide as several blocks together. */
export const OneTier: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

export const OnStrong: Story = { args: { band: 'strong', drawing: undefined } };

/** Seven tiers side by side, one of them free. Long words, and no drawing of the audience. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Telecommunications',
    lead: undefined,
    drawing: undefined,
    items: [
      { title: 'Free', price: 0 },
      ...sample.items,
      { title: 'Telecommunicationsinteroperability', price: 9000 },
      { title: 'Lamp', price: 12_000 },
      { title: 'Night Studio', price: 11_000 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: /\$/ })).toHaveLength(7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
