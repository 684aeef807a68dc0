import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Speakers.sample.ts';
import { Speakers } from './Speakers.tsx';

/** Conference speakers. */
const meta = {
  title: 'Sections/People/Speakers (conference speakers)',
  id: 'people-speakers',
  component: Speakers,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows the conference’s speakers, as a mosaic of portraits.',
      whenNot:
        'Not before names are known: the Agenda can say that speakers will be announced. Not for podcast guests (Guests).',
      access: 'A list; each person’s name and role are text, even without a portrait.',
    },
  },
  args: sample,
} satisfies Meta<typeof Speakers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number of people in each row. */
const rows = (canvasElement: HTMLElement): number[] => {
  const tops = within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => Math.round(item.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

/** The heading takes the space of four. */
export const Default: Story = {
  tags: ['sample'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ name }) => name),
    );
    await expect(rows(canvasElement)).toEqual([4, 4, 6]);
  },
};

/** Two per row, below the heading. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  },
};

/** Four columns, two of them for the heading. */
export const Medium: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 4, 4, 4]);
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** A missing portrait leaves its shape empty. */
export const WithoutPortraits: Story = {
  tags: ['edge-case'],
  args: {
    items: sample.items.map((speaker, index) => (index % 3 ? speaker : { ...speaker, media: undefined })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(9);
    const [first, second] = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.getBoundingClientRect().top);
    await expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(1);
  },
};

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

/** Long words, and an incomplete last row. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Interessengemeinschaften und ihre Fürsprecherinnen',
    items: [
      {
        name: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
        role: 'Organizationsentwicklungsbeauftragte und Wissensmanagement, Landeswasserversorgungsverband',
        media: sample.items[0]?.media,
      },
      { name: 'Bo Li', role: 'Pumps' },
      ...sample.items.slice(1, 10),
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
