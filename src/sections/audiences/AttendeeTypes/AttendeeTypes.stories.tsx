import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { further, sample } from './AttendeeTypes.sample.ts';
import { AttendeeTypes } from './AttendeeTypes.tsx';

/** Audience numbers, drawn as half rings in proportion to the largest number. */
const meta = {
  title: 'Sections/Audiences/Attendee types (who attends)',
  id: 'audiences-attendee-types',
  component: AttendeeTypes,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows a conference audience in comparable numbers, such as how many come from each kind of organization.',
      whenNot:
        'Not for numbers in different units, because all share one scale: use Stats. Not for kinds of clients that each have a page: use Client types.',
      access: 'The numbers are a description list. The dial repeats them and is hidden from screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof AttendeeTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filled fraction of each half ring that isn't empty. */
const swept = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll('[data-ink] > [stroke-dasharray]')].map((path) =>
    Number(path.getAttribute('stroke-dasharray')?.split(' ')[0]),
  );

/**
 * Two pairs of y positions per ring, in px: the top edges of the list row and of the ring's start, then their
 * bottom edges.
 */
const edges = (canvasElement: HTMLElement): [row: number, ring: number][] => {
  const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.getBoundingClientRect());
  const dial = canvasElement.querySelector('svg')?.getBoundingClientRect();
  const rings = [...canvasElement.querySelectorAll('svg g[data-ink]')];
  return rings.flatMap((ring, index): [number, number][] => {
    const path = ring.querySelector('path');
    const width = Number(path?.getAttribute('stroke-width'));
    // The path begins with "M0 -radius", in units. At this viewport width, 1 unit is 1 px.
    const radius = Number(/^M0 -([\d.]+)A/.exec(path?.getAttribute('d') ?? '')?.[1]);
    const pivot = (dial?.top ?? 0) + (dial?.height ?? 0) / 2;
    return [
      [rows[index]?.top ?? 0, pivot - radius - width / 2],
      [rows[index]?.bottom ?? 0, pivot - radius + width / 2],
    ];
  });
};

/** The rows of the list line up with the rings. The dial only repeats the list. */
export const Default: Story = {
  tags: ['sample'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Plum Count' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '640+',
      '410+',
      '72',
      '18',
    ]);
    await expect(swept(canvasElement)).toEqual([1, 0.6406, 0.1125, 0.0281]);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(edges(canvasElement)).toHaveLength(8);
    for (const [row, ring] of edges(canvasElement)) await expect(Math.abs(row - ring)).toBeLessThan(1.5);
  },
};

/** On phones, the dome is above the figures, which are its legend. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const dial = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(dial?.width).toBeCloseTo(2 * (dial?.height ?? 0), 0);
    await expect(dial?.bottom).toBeLessThan(tops[0] ?? 0);
  },
};

/** An item that doesn't count people has no ring, and is in a second list below the first. */
export const NotPeople: Story = {
  args: {
    items: [...sample.items.slice(0, 3), { label: 'cider presses', figure: '18' }],
    action: { label: 'Pick apples with them', href: '#' },
  },
  play: async ({ canvasElement }) => {
    await expect(swept(canvasElement)).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('dl')).toHaveLength(2);
    await expect(canvasElement.querySelector('dl ~ * dl')).toHaveTextContent('18');
    await expect(within(canvasElement).getByRole('link', { name: 'Pick apples with them' })).toBeVisible();
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined, caption: undefined },
  play: async ({ canvasElement }) => {
    await expect(swept(canvasElement)).toEqual([1]);
  },
};

export const Two: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 2) } };

export const Six: Story = {
  tags: ['edge-case'],
  args: { items: [...sample.items, ...further] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(edges(canvasElement)).toHaveLength(12);
    for (const [row, ring] of edges(canvasElement)) await expect(Math.abs(row - ring)).toBeLessThan(1.5);
  },
};

export const SixPhone: Story = {
  ...Six,
  tags: ['edge-case'],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** A value of zero leaves its ring empty. If all values are zero, all rings are empty. */
export const Zero: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 2).map(({ label }) => ({ label, value: 0 })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-ink] > path')).toHaveLength(2);
    await expect(swept(canvasElement)).toEqual([]);
  },
};

/** Long words and long numbers. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Interessengemeinschaftsversammlung',
    lead: 'Unincorporatedcommunitiesandtheiradministrations, with a sentence that goes on for rather longer than anybody would want to read beside a drawing.',
    items: [...sample.items, ...further].map((stat, index) => ({
      ...stat,
      label: `${stat.label}, Telecommunicationsinteroperability and whoever came along with them`,
      figure: index === 1 ? '1,204,388,000,000+' : undefined,
    })),
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
