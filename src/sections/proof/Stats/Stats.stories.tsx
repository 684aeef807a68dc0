import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { dial, further, line, quarters, rule, sample } from './Stats.sample.ts';
import { Stats, type Stat, type StatsProps } from './Stats.tsx';

/** Results in figures. If a figure is a share of a whole, it can have a drawing that is filled in proportion. */
const meta = {
  title: 'Sections/Proof/Stats (numbers, KPIs, shares, dial)',
  id: 'proof-stats',
  component: Stats,
  parameters: {
    guide: {
      when: 'Shows figures about the page’s topic between two sections: in a row, or drawn as shares of half rings or quarter circles.',
      whenNot:
        'Not for the company’s results on the home page (Results in figures), and not for facts that aren’t figures (Facts).',
      access:
        'A description list in a named section, which has a visible heading only above half rings. The drawings are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the lengths of the filled parts of all drawings, as fractions of the whole. */
const swept = (canvas: HTMLElement): number[] =>
  [...canvas.querySelectorAll('[pathLength="1"]')].map((part) =>
    Number(part.getAttribute('stroke-dasharray')?.split(' ')[0]),
  );

/**
 * Figures side by side, each below a small drawing. If a figure is a share of a whole, its drawing is filled in
 * proportion. Screen readers read each figure with its label.
 */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Results in figures' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => [term, term.nextElementSibling?.textContent]);
    await expect(terms.map(([term, value]) => [(term as HTMLElement).textContent, value])).toEqual(
      sample.items.map(({ label, text, value }: Stat) => [[label, text].filter(Boolean).join(' '), value]),
    );
    await expect(canvas.getByText(sample.caption)).toBeVisible();
    await expect(swept(canvasElement)).toEqual([0.8, 0.3, 0.55]);
  },
};

/** Figures in a row, above the marks of a ruler. */
export const Rule: Story = { name: 'Above a ruler', args: rule };

const conference = { parameters: { theme: 'conference' } } satisfies Partial<Story>;

/** Large figures in a row, each with its label on a line below it. */
export const Line: Story = {
  name: 'Large, in one row',
  ...conference,
  args: line,
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const tops = [...canvasElement.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const [term] = within(canvasElement).getAllByRole('term');
    const value = term?.nextElementSibling?.getBoundingClientRect();
    await expect(term?.getBoundingClientRect().top).toBeGreaterThanOrEqual(value?.bottom ?? Infinity);
  },
};

/** Each figure is below a half ring filled up to the figure's share. A share of 4.5 divides the ring into 4.5 parts. */
export const Dial: Story = {
  name: 'Below half rings',
  args: dial,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: dial.label })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(swept(canvasElement)).toEqual([0.3, 0.65, 0.9]);
    const rings = [...canvasElement.querySelectorAll('dd svg')];
    await expect(rings.map(({ childElementCount }) => childElementCount)).toEqual([5, 1, 1, 1]);
    const widths = rings.map((ring) => ring.getBoundingClientRect().width);
    for (const width of widths) await expect(width).toBeCloseTo(widths[0] ?? 0, 0);
  },
};

/**
 * Each figure has a quarter ring that is filled in proportion. The drawing of "2.5×" has three quarter rings
 * instead: two are full, and the third is half full.
 */
export const Quarters: Story = {
  name: 'Quarter turns',
  args: quarters,
  play: async ({ canvasElement }) => {
    await expect(swept(canvasElement)).toEqual([0.88, 0.4, 0.5, 1, 1, 0.5]);
  },
};

/** More large figures than fit in a row, in the site theme. */
export const LineInSiteTheme: Story = {
  tags: ['edge-case'],
  args: { ...line, items: [...line.items, ...sample.items.slice(0, 3)] },
  parameters: { theme: 'site' },
};

/** On phones, there is one large figure per row. */
export const LinePhone: Story = {
  tags: ['edge-case'],
  args: line,
  ...conference,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
  },
};

const variants: readonly StatsProps[] = [sample, rule, line, dial, quarters];

const counted = (count: number): Story => ({
  render: () => (
    <>
      {variants.map(({ items, ...rest }) => (
        <Stats
          key={rest.variant ?? 'columns'}
          {...rest}
          label={`${rest.label}: ${rest.variant ?? 'columns'}`}
          items={[...items, ...further].slice(0, count)}
        />
      ))}
    </>
  ),
});

/** One figure in every variant. */
export const One: Story = { ...counted(1), tags: ['edge-case'] };

/** Three figures in every variant. */
export const Three: Story = { ...counted(3), tags: ['edge-case'] };

/** Six figures in every variant. */
export const Six: Story = { ...counted(6), tags: ['edge-case'] };

/** Long words and long numbers in every variant. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <>
      {variants.map(({ items, ...rest }) => (
        <Stats
          key={rest.variant ?? 'columns'}
          {...rest}
          label={`${rest.label}: ${rest.variant ?? 'columns'}`}
          items={items.map((stat, index) => ({
            ...stat,
            value: ['$2,500,000,000+', '75%', 'Weeks to minutes', '1,204,388'][index] ?? '1',
            label: `${stat.label}, Telecommunicationsinteroperability included`,
          }))}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** Four figures in every variant, on a phone. */
export const Phone: Story = { ...counted(4), tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
