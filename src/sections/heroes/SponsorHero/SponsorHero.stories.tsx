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
      when: 'Opens the sponsors’ page with the tiers as light beams on a stage. The higher the price, the wider the beam.',
      whenNot: 'Not without the Sponsor tiers below it, which lists what each includes.',
      access:
        'Each beam is a control named by its tier, price and action. Tab reaches them in order, after the button with the same action. The scale and the audience are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof SponsorHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** Text of the link at a point of the stage. `x` and `y` are fractions of the stage's width and height. */
const controlAt = (canvasElement: HTMLElement, x: number, y: number): string | undefined => {
  const [first] = within(canvasElement).getAllByRole('link', { name: /\$/ });
  const { left, top, width, height } = first!.parentElement!.parentElement!.getBoundingClientRect();
  return (
    document.elementFromPoint(left + x * width, top + y * height)?.closest('a')?.textContent ?? undefined
  );
};

/** Each beam is clickable all over its sector and nowhere else. Tab reaches the beams in order. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const beams = within(canvasElement).getAllByRole('link', { name: /\$/ });
    await expect(beams.map((beam) => beam.textContent)).toEqual([
      'Candle $2,000 Become a Patron',
      'Storm Lantern $6,000 Become a Patron',
      'Lighthouse $12,000 Become a Patron',
    ]);
    for (const [name, x, y] of [
      ['Candle', 0.05, 0.92],
      ['Candle', 0.3, 0.92],
      ['Storm Lantern', 0.3, 0.4],
      ['Lighthouse', 0.55, 0.05],
      ['Lighthouse', 0.95, 0.9],
    ] as const)
      await expect(controlAt(canvasElement, x, y)).toContain(name);
    for (const [x, y] of [
      [0.02, 0.1],
      [0.98, 0.1],
      [0.5, 0.98],
    ] as const)
      await expect(controlAt(canvasElement, x, y)).toBeUndefined();
    await userEvent.tab();
    for (const beam of beams) {
      await userEvent.tab();
      await expect(beam).toHaveFocus();
    }
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single tier is a quarter circle above the lamp. */
export const OneTier: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

export const OnStrong: Story = { args: { band: 'strong', drawing: undefined } };

/** Seven tiers, one of them free, share the half circle. Long words, and no audience. */
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
