import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClientTypes } from './ClientTypes.tsx';
import { clinics, libraries, sample, workshops } from './ClientTypes.sample.ts';

const meta = {
  title: 'Sections/Audiences/Client types (who we work with)',
  id: 'audiences-client-types',
  component: ClientTypes,
  parameters: {
    guide: {
      when: 'Points each kind of client to the page made for them, with a sentence that they recognize themselves in.',
      whenNot: 'Not if there are no pages to link to: use Sectors, which has no links.',
      access: 'Each row has a heading and one link. The link’s text names the page.',
    },
  },
  args: sample,
} satisfies Meta<typeof ClientTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers can jump to each row, and links can point to it. One drawing spans all three rows. */
export const Default: Story = {
  tags: ['sample'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('region');
    await expect(rows.map((row) => [row.id, row.dataset.band])).toEqual([
      ['libraries', 'brand'],
      ['clinics', 'highlight'],
      ['workshops', 'tint'],
    ]);
    const row = canvas.getByRole('region', { name: 'Clinics' });
    await expect(within(row).getByRole('heading', { level: 2 })).toHaveTextContent('Clinics');
    await expect(within(row).getByRole('link', { name: 'AI for Clinics' })).toHaveAttribute(
      'href',
      '/clinics',
    );
    // The drawing changes color where the rows meet, so the rows have to be equally tall, and the drawing as tall as
    // all three.
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    const drawing = canvasElement.querySelector('svg[viewBox="0 0 1440 840"]');
    await expect(Math.round(drawing?.getBoundingClientRect().height ?? 0)).toBe((heights[0] ?? 0) * 3);
  },
};

/** On phones, each row has arcs instead of the drawing. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Without a drawing, the rows have arcs at every width. */
export const WithoutDrawing: Story = { tags: ['edge-case'], args: { drawing: undefined } };

export const One: Story = { tags: ['edge-case'], args: { items: [libraries] } };

export const Two: Story = { tags: ['edge-case'], args: { items: [libraries, clinics] } };

/** The fourth row has the same band as the first. The drawing fits only three rows, so it isn't shown. */
export const Four: Story = {
  tags: ['edge-case'],
  args: { items: [libraries, clinics, workshops, { ...libraries, id: 'archives', title: 'Archives' }] },
};

/** Long words wrap. Long text makes all rows taller, and the drawing grows with them. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      { ...libraries, title: 'Intermunicipal wastewaterauthorities' },
      {
        ...clinics,
        text: `${clinics.text} ${libraries.text} ${workshops.text} ${clinics.text} ${libraries.text}`,
      },
      {
        ...workshops,
        link: {
          ...workshops.link,
          label: 'AI for workshops, foundries, printers, joiners and everyone who repairs',
        },
      },
    ],
  },
};
