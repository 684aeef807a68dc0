import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LatestEpisodes } from './LatestEpisodes.tsx';
import { sample } from './LatestEpisodes.sample.ts';

/** A handful of episodes, line by line, and the way to all of them. */
const meta = {
  title: 'Podcast/Latest episodes',
  component: LatestEpisodes,
  parameters: {
    guide: {
      when: 'Shows the latest episodes line by line, and leads to all of them.',
      whenNot:
        'Not for all of them (Episode browser), and not at the end of an episode’s page (Related episodes).',
      access: 'A list in which each line is one link, named by the episode’s title.',
    },
  },
  args: sample,
} satisfies Meta<typeof LatestEpisodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Six episodes, one of them without a date. The whole line leads where its title does. */
export const InUse: Story = {
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

/** On a phone number and date share a line above the title. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Heading and list are all it needs: no lead, no action, no covers, no dates. */
export const Bare: Story = {
  args: {
    lead: undefined,
    action: undefined,
    episodes: sample.episodes.map(({ number, title, href, guest }) => ({ number, title, href, guest })),
  },
};

export const One: Story = { args: { episodes: sample.episodes.slice(0, 1) } };

/** Long words and numbers, a missing cover and date, on a band. */
export const Stress: Story = {
  args: {
    band: 'tint',
    heading: 'Unterhaltungen über Wissensmanagementsysteme',
    episodes: [
      {
        number: 'Sonderfolge 1204',
        title:
          'Rechtsschutzversicherungsgesellschaften und das Donaudampfschifffahrtsgesellschaftskapitänspatent',
        href: '/episodes/1204',
        guest:
          'Maximiliane-Philippa von Hohenlohe, Geschäftsbereichsleiterin Wissensmanagement, Telekommunikationsdienstleistungsgesellschaft',
        date: '2026-09-30',
      },
      ...sample.episodes.slice(0, 3),
      ...sample.episodes.map((episode) => ({ ...episode, href: `${episode.href}-again` })),
    ],
  },
};
