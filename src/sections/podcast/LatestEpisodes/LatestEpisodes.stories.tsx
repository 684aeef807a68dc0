import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LatestEpisodes } from './LatestEpisodes.tsx';
import { sample } from './LatestEpisodes.sample.ts';

/** A few episodes, one per line, and a link to all of them. */
const meta = {
  title: 'Sections/Podcast/Latest episodes',
  id: 'podcast-latest-episodes',
  component: LatestEpisodes,
  parameters: {
    guide: {
      when: 'Shows the latest episodes, one per line, with a link to all of them.',
      whenNot:
        'Not for all episodes (Episode browser), and not at the end of an episode’s page (Related episodes).',
      access: 'A list. Each line is one link, named by the episode’s title.',
    },
  },
  args: sample,
} satisfies Meta<typeof LatestEpisodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sample'] };

/** Six episodes, one without a date. The whole line works like the link in its title. */
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

/** Only the heading and the list, without a lead, action, covers or dates. */
export const Bare: Story = {
  tags: ['edge-case'],
  args: {
    lead: undefined,
    action: undefined,
    items: sample.items.map(({ number, title, href, guest }) => ({ number, title, href, guest })),
  },
};

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Long words and numbers, a missing cover, and a missing date, on a band. */
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
