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
      when: 'Sends each kind of client on to the page made for it. Each kind has a sentence in which it recognizes itself.',
      whenNot:
        'Not where there is no page to lead to; Sector list, columns and windows tell whom one works for without leading anywhere.',
      access: 'Each row has a heading and one link, whose words name the page it leads to.',
    },
  },
  args: sample,
} satisfies Meta<typeof ClientTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is a landmark of its own with an anchor; one drawing crosses all three. */
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
    // The drawing changes color where the rows meet: they are equally high, and it is as high as all.
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    const drawing = canvasElement.querySelector('svg[viewBox="0 0 1440 840"]');
    await expect(Math.round(drawing?.getBoundingClientRect().height ?? 0)).toBe((heights[0] ?? 0) * 3);
  },
};

/** On phones each row has its own arcs. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Without the drawing the rows have their arcs on every screen. */
export const WithoutDrawing: Story = { tags: ['edge-case'], args: { drawing: undefined } };

export const One: Story = { tags: ['edge-case'], args: { items: [libraries] } };

export const Two: Story = { tags: ['edge-case'], args: { items: [libraries, clinics] } };

/** The fourth row begins the grounds anew. The drawing is for three rows, so it isn't shown. */
export const Four: Story = {
  tags: ['edge-case'],
  args: { items: [libraries, clinics, workshops, { ...libraries, id: 'archives', title: 'Archives' }] },
};

/** Long words wrap, a long text makes every row taller, and the drawing with them. */
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
