import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './RelatedEpisodes.sample.ts';
import { RelatedEpisodes, type RelatedEpisode } from './RelatedEpisodes.tsx';

const meta = {
  title: 'Sections/Podcast/Related episodes',
  id: 'podcast-related-episodes',
  component: RelatedEpisodes,
  parameters: {
    guide: {
      when: 'Suggests a few more episodes after an episode, with covers of descending size.',
      whenNot:
        'Not for previous and next (Episode pager), and not for many episodes, because the last cover gets small.',
      access: 'A list; the text of each link is the title, and the whole item is clickable.',
    },
  },
  args: sample,
} satisfies Meta<typeof RelatedEpisodes>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, second, third] = sample.items as [RelatedEpisode, RelatedEpisode, RelatedEpisode];
const fourth = {
  number: 'EP. 55',
  title: 'The bell at the second lock',
  href: '/podcast/7',
  guest: 'Ferris Okonjo, Lock Keeper',
  media: { src: '/art/covers/ep-7.svg', width: 600, height: 600, alt: '' },
};

export const Default: Story = {};

/** Three covers of descending size, on one baseline. The whole area of an item works like its link. */
export const InUse: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: sample.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/podcast/3',
      '/podcast/4',
      '/podcast/6',
    ]);
    const covers = [...canvasElement.querySelectorAll('img')].map((cover) => cover.getBoundingClientRect());
    await expect(covers.map(({ width }) => width)).toEqual(
      covers.map(({ width }) => width).sort((a, b) => b - a),
    );
    await expect(new Set(covers.map(({ width }) => Math.round(width))).size).toBe(3);
    const link = canvas.getByRole('link', { name: 'What the archive left out' });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { left, top } = canvasElement.querySelectorAll('img')[1]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(link);
  },
};

/** On phones, the first cover is large. The others are small and beside their texts. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

export const Two: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 2) } };

export const Four: Story = { tags: ['edge-case'], args: { items: [...sample.items, fourth] } };

/** Long words, and a missing cover. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Further intermunicipalcommissioners’ conversations',
    items: [
      {
        ...fourth,
        title:
          'Telecommunicationsinfrastructure, and who is called when it rings at night for the third time',
        guest: 'Bartholomew Featherstonehaugh-Montgomery, Undersecretary for Intermunicipalcooperation',
      },
      { ...second, number: 'EP. 1061', title: 'Yes', media: undefined },
      {
        ...third,
        title: 'Datenschutzgrundverordnung',
        guest: 'Maximiliane Oberlandesgerichtspräsidentin',
      },
    ],
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args,
  globals: { viewport: { value: 'phone' } },
};
