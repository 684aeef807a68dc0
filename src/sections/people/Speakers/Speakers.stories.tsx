import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Speakers.sample.ts';
import { Speakers } from './Speakers.tsx';

/** People who speak. */
const meta = {
  title: 'Sections/People/Speakers (conference speakers)',
  id: 'people-speakers',
  component: Speakers,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows who speaks at the conference, as a frieze of portraits.',
      whenNot:
        'Not without names yet: a program to be announced says so in the Agenda. Not for podcast guests (Guests).',
      access: 'A list; a person without a portrait is still there in words.',
    },
  },
  args: sample,
} satisfies Meta<typeof Speakers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many people stand in each row. */
const rows = (canvasElement: HTMLElement): number[] => {
  const tops = within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => Math.round(item.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

/** The heading takes the place of four. */
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

/** Two in a row, below the heading. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  },
};

/** Four columns, of which the heading takes two. */
export const Medium: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 4, 4, 4]);
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** Where a portrait is missing, its shape stands plain. */
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

/** Long words, and a last row that is not full. */
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
