import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample } from './Portraits.sample.ts';
import { Portraits, type PortraitsContent } from './Portraits.tsx';

/** People as a mosaic of portraits. */
const meta = {
  title: 'Sections/People/Portraits (faculty, teachers, trainers, speakers)',
  id: 'people-portraits',
  component: Portraits,
  parameters: {
    guide: {
      when: 'Introduces many people at once, with portrait, name and role: instructors, or speakers.',
      whenNot:
        'Not for the company’s leaders with their credentials (Team), podcast guests (Guests), or speakers not yet named: the Agenda can say that they will be announced.',
      access:
        'A list with a heading for each person. Leave a portrait’s text alternative empty if it would only repeat the name.',
    },
  },
  args: sample,
} satisfies Meta<typeof Portraits>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of people in each row. */
const rows = (canvasElement: HTMLElement): number[] => {
  const tops = within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => Math.round(item.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

const ten = { ...sample, lead: undefined, action: undefined, items: sample.items.slice(0, 10) };

/** Ten people and the heading, which is two columns wide, fill two rows of six columns. */
export const Default: Story = {
  tags: ['sample'],
  args: ten,
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      ten.items.map(({ name }) => name),
    );
    if (!isDesktop()) return;
    await expect(rows(canvasElement)).toEqual([4, 6]);
  },
};

const conference = { parameters: { theme: 'conference' } } satisfies Partial<Story>;
const shapes = { args: { variant: 'shapes' }, ...conference } satisfies Story;
const viewport = (value: string) => ({ globals: { viewport: { value } } });

/** Portraits in arches. The heading takes the space of four people. */
export const Shapes: Story = {
  ...shapes,
  ...viewport('desktop'),
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([4, 4, 6]);
  },
};

/** On phones, there are two people per row, below the heading. */
export const Phone: Story = {
  tags: ['edge-case'],
  args: ten,
  ...viewport('phone'),
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 2, 2, 2, 2]);
  },
};

export const ShapesPhone: Story = {
  ...shapes,
  tags: ['edge-case'],
  ...viewport('phone'),
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  },
};

/** Four columns. In the first row, the heading takes two of them. */
export const ShapesMedium: Story = {
  ...shapes,
  tags: ['edge-case'],
  ...viewport('md'),
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual([2, 4, 4, 4]);
  },
};

/** A missing portrait leaves its arch empty. */
export const WithoutPortraits: Story = {
  tags: ['edge-case'],
  ...conference,
  args: {
    variant: 'shapes',
    items: sample.items.map((person, index) => (index % 3 ? person : { ...person, media: undefined })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(9);
    const [first, second] = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.getBoundingClientRect().top);
    await expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(1);
  },
};

const [first, ...others] = sample.items;

/** Long words, a missing portrait, and an incomplete last row. */
const long = {
  heading: 'Unternehmensberaterinnen und Berater',
  lead: sample.lead,
  items: [
    {
      name: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
      role: 'Organizationsentwicklungsbeauftragte und Wissensmanagement, Landeswasserversorgungsverband',
      media: first?.media,
    },
    { name: 'Bo Li', role: 'Pumps' },
    ...others.slice(0, 9),
  ],
} satisfies PortraitsContent;

/** A story that shows the same content in both variants, `tiles` and `shapes`. */
const inBoth = (content: PortraitsContent): Story => ({
  render: () => (
    <>
      {(['tiles', 'shapes'] as const).map((variant) => (
        <Portraits key={variant} {...content} variant={variant} heading={`${content.heading}: ${variant}`} />
      ))}
    </>
  ),
});

export const One: Story = { tags: ['edge-case'], ...inBoth({ ...sample, items: sample.items.slice(0, 1) }) };

/** Long words, a missing portrait, and an incomplete last row, in both variants. */
export const Stress: Story = {
  tags: ['edge-case'],
  ...inBoth(long),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], ...viewport('phone') };
