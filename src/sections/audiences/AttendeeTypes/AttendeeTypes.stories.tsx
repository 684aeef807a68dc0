import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { further, sample } from './AttendeeTypes.sample.ts';
import { AttendeeTypes } from './AttendeeTypes.tsx';

/** Audience numbers, each drawn as dots. */
const meta = {
  title: 'Sections/Audiences/Attendee types (who attends)',
  id: 'audiences-attendee-types',
  component: AttendeeTypes,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows a conference audience in comparable numbers, such as how many come from each kind of organization. Each dot is the same number of people.',
      whenNot:
        'Not for numbers in different units, because all dots share one scale: use Stats. Not for kinds of clients that each have a page: use Client types.',
      access: 'The numbers are a description list. The dots repeat them and are hidden from screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof AttendeeTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of dots in each row that has any. Each line of dots is a path with dots 1 unit apart. */
const dots = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll('dd svg')].map((svg) =>
    [...svg.querySelectorAll('path')].reduce((sum, path) => sum + Math.floor(path.getTotalLength()) + 1, 0),
  );

/** One row for each number. Only people are drawn as dots, and all dots have the same size. */
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
    await expect(dots(canvasElement)).toEqual([32, 21, 4]);
    const drawings = [...canvasElement.querySelectorAll('dd svg')];
    const widths = drawings.map((drawing) => drawing.getBoundingClientRect().width);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    for (const width of widths) await expect(width).toBeCloseTo(widths[0] ?? 0, 0);
  },
};

/** On phones, the numbers are below the heading, in the order of the content. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(canvas.getByRole('heading').getBoundingClientRect().bottom).toBeLessThan(tops[0] ?? 0);
  },
};

/** A link below the lead. */
export const WithLink: Story = {
  args: { action: { label: 'Pick apples with them', href: '#' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Pick apples with them' })).toBeVisible();
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined, caption: undefined },
  play: async ({ canvasElement }) => {
    await expect(dots(canvasElement)).toEqual([32]);
  },
};

export const Two: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 2) } };

export const Six: Story = { tags: ['edge-case'], args: { items: [...sample.items, ...further] } };

export const SixPhone: Story = {
  ...Six,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};

/** A value of zero has no dots. */
export const Zero: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 2).map(({ label }) => ({ label, value: 0 })) },
  play: async ({ canvasElement }) => {
    await expect(dots(canvasElement)).toEqual([]);
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
