import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './PartnerLevels.sample.ts';
import { PartnerLevels, type PartnerLevel } from './PartnerLevels.tsx';

const meta = {
  title: 'Sections/Offers/Partner levels (price levels, packages)',
  id: 'offers-partner-levels',
  component: PartnerLevels,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Compares partnership levels by price and passes; each pass is a stone in the level’s arch.',
      whenNot:
        'Not for sponsor tiers, which have no number of passes (Sponsor tiers), and not for tickets (Tickets).',
      access: 'The number of passes is text; the stones are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof PartnerLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four levels. The label after the number of passes is singular for a single pass. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Keystone',
      'Voussoir',
      'Springer',
      'Pebble',
    ]);
    const counts = canvas.getAllByText(/pass/, { selector: 'p' }).map(({ textContent }) => textContent);
    await expect(counts).toEqual(['16 passes', '9 passes', '4 passes', '1 pass']);
    await expect(canvas.getByText('$42,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about Pebble' })).toHaveAttribute(
      'href',
      'mailto:crew@quay.example?subject=Pebble',
    );
  },
};

export const OnePriceLevel: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

export const ThreePriceLevels: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

const more: PartnerLevel[] = [60, 2, 0].map((passes) => ({
  title: `With ${passes}`,
  price: 100 * passes,
  passes,
  benefits: ['Your name on the wall'],
  action: { label: `Ask about ${passes}` },
}));

/** Seven levels, including arches with 60 stones, with two, and with none. */
export const SevenPriceLevels: Story = { tags: ['edge-case'], args: { items: [...sample.items, ...more] } };

/** Long words, a price with cents, no lead, no singular label, and a level without benefits. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    lead: undefined,
    passLabel: undefined,
    heading: 'Levels for telecommunicationsinteroperability administrators',
    items: [
      {
        title: 'Telecommunicationsinteroperability partners',
        price: 1_250_000.5,
        passes: 7,
        benefits: [
          'Unincorporatedcommunitiesandtheirschooldistricts, each with a stall of their own',
          ...Array.from({ length: 7 }, (_, index) => `Benefit ${index + 1}`),
        ],
        action: { label: 'Ask about the telecommunicationsinteroperability partnership and its stalls' },
      },
      { ...sample.items[2]!, benefits: [] },
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

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };
