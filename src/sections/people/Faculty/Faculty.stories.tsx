import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onDesk } from '../../../../.storybook/onDesk.ts';
import { sample } from './Faculty.sample.ts';
import { Faculty } from './Faculty.tsx';

/** The instructors. */
const meta = {
  title: 'Sections/People/Faculty (teachers, trainers)',
  id: 'people-faculty',
  component: Faculty,
  parameters: {
    guide: {
      when: 'Introduces the instructors, with portrait, name and title.',
      whenNot:
        'Not for the company’s leaders with their credentials (Team), or conference speakers (Speakers).',
      access:
        'A list with a heading for each person. Leave a portrait’s text alternative empty if it would only repeat the name.',
    },
  },
  args: sample,
} satisfies Meta<typeof Faculty>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (canvasElement: HTMLElement) =>
  new Set(
    within(canvasElement)
      .getAllByRole('listitem')
      .map((tile) => Math.round(tile.getBoundingClientRect().top)),
  );

/** Ten people and the heading fill two rows of six. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ name }) => name),
    );
    if (!onDesk()) return;
    await expect(tops(canvasElement).size).toBe(2);
  },
};

/** Two per row on phones, below the heading. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(tops(canvasElement).size).toBe(5);
  },
};

export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), heading: 'One who does it all' },
};

/** Long words, a missing portrait, and an incomplete last row. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Unternehmensberaterinnen und Berater',
    items: [
      {
        name: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
        role: 'Organizationsentwicklungsbeauftragte und Wissensmanagement',
        media: sample.items[0]?.media,
      },
      { name: 'Bo Li', role: 'Pumps' },
      ...sample.items.slice(1),
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
