import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EpisodePreviews, type EpisodePreview } from './EpisodePreviews.tsx';
import { covers, sample } from './EpisodePreviews.sample.ts';

/** A few episodes: either line by line, with a link to the full list, or side by side, with large covers. */
const meta = {
  title: 'Sections/Podcast/Episode previews (latest, related)',
  id: 'podcast-episode-previews',
  component: EpisodePreviews,
  parameters: {
    guide: {
      when: 'Shows a few episodes: either the latest, line by line with a link to all episodes, or what to play next, as large covers.',
      whenNot:
        'Not for all episodes (Episode browser), and not for previous and next (Episode pager). Not as covers if there are more than four.',
      access: 'A list. Each line or item is one link, named by the episode’s title.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodePreviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** Six episodes, one of which has no date. A click anywhere on an episode's row follows the link in its title. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(6);
    const title = canvas.getByRole('link', { name: 'Counting the herd' });
    await expect(title).toHaveAttribute('href', '/episodes/44');
    title.scrollIntoView({ block: 'center', behavior: 'instant' });
    const line = lines[2]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(line.left + 8, line.bottom - 8)).toBe(title);
    await expect(document.elementFromPoint(line.right - 8, line.top + 8)).toBe(title);
    await expect(within(lines[0]!).getByRole('time')).toHaveAttribute('datetime', '2026-04-02');
    await expect(within(lines[3]!).queryByRole('time')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'The whole archive' })).toHaveAttribute(
      'href',
      '/episodes',
    );
  },
};

/** On phones, the number and the date share a line above the title. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Only heading and list: no lead, action, covers or dates. */
export const Bare: Story = {
  tags: ['edge-case'],
  args: {
    lead: undefined,
    action: undefined,
    items: sample.items.map(({ number, title, href, guest }) => ({ number, title, href, guest })),
  },
};

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** On the band `tint`, with long words and numbers, a missing cover and a missing date. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    band: 'tint',
    heading: 'Unterhaltungen über Wissensmanagementsysteme',
    items: [
      {
        number: 'Sonderfolge 1204',
        title:
          'Rechtsschutzversicherungsgesellschaften und das Donaudampfschifffahrtsgesellschaftskapitänspatent',
        href: '/episodes/1204',
        guest:
          'Maximiliane-Philippa von Hohenlohe, Geschäftsbereichsleiterin Wissensmanagement, Telekommunikationsdienstleistungsgesellschaft',
        date: '2026-09-30',
      },
      ...sample.items.slice(0, 3),
      ...sample.items.map((episode) => ({ ...episode, href: `${episode.href}-again` })),
    ],
  },
};

const [, second, third] = covers.items as [EpisodePreview, EpisodePreview, EpisodePreview];
const fourth = {
  number: 'EP. 55',
  title: 'The bell at the second lock',
  href: '/podcast/7',
  guest: 'Ferris Okonjo, Lock Keeper',
  media: { src: '/art/covers/ep-7.svg', width: 600, height: 600, alt: '' },
};

export const Covers: Story = { args: covers };

/** Three covers of the same size. A click anywhere on an episode follows its link. */
export const CoversInUse: Story = {
  tags: ['interaction'],
  args: covers,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: covers.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/podcast/3',
      '/podcast/4',
      '/podcast/6',
    ]);
    const boxes = [...canvasElement.querySelectorAll('img')].map((cover) => cover.getBoundingClientRect());
    await expect(boxes).toHaveLength(3);
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    const link = canvas.getByRole('link', { name: 'What the archive left out' });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { left, top } = canvasElement.querySelectorAll('img')[1]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(link);
  },
};

/** On phones, the covers are beside their text. */
export const CoversPhone: Story = {
  tags: ['edge-case'],
  args: covers,
  globals: { viewport: { value: 'phone' } },
};

export const OneCover: Story = { tags: ['edge-case'], args: { ...covers, items: covers.items.slice(0, 1) } };

export const TwoCovers: Story = { tags: ['edge-case'], args: { ...covers, items: covers.items.slice(0, 2) } };

export const FourCovers: Story = {
  tags: ['edge-case'],
  args: { ...covers, items: [...covers.items, fourth] },
};

/** Long words, and a missing cover. */
export const StressCovers: Story = {
  tags: ['edge-case'],
  args: {
    ...covers,
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

export const StressCoversPhone: Story = {
  tags: ['edge-case'],
  args: StressCovers.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
