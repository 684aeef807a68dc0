import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sample } from './FeaturedEpisode.sample.ts';
import { FeaturedEpisode } from './FeaturedEpisode.tsx';

/** One featured episode, with its player. */
const meta = {
  title: 'Sections/Podcast/Featured episode',
  id: 'podcast-featured-episode',
  component: FeaturedEpisode,
  parameters: {
    guide: {
      when: 'Features one episode with its player, on the podcast’s home page.',
      whenNot: 'Not on the episode’s own page (Episode hero), and not for several (Episode previews).',
      access:
        'The title is a link to the episode; the player is a named frame that follows it in reading order.',
    },
  },
  args: sample,
} satisfies Meta<typeof FeaturedEpisode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title is a link to the episode, the date is machine-readable, and the player is 152 px tall. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = canvas.getByRole('region', { name: 'Featured crossing' });
    await expect(section).toHaveAttribute('data-band', 'strong');
    const title = canvas.getByRole('heading', { level: 3 });
    await expect(within(title).getByRole('link')).toHaveAttribute('href', '/podcast/57');
    await expect(canvas.getByText('March 19, 2026')).toHaveAttribute('datetime', '2026-03-19');
    const frame = await canvas.findByTitle('Audio player: Who checks the bridge report?');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame.getBoundingClientRect().height).toBe(152);
  },
};

/** The player's loading state. */
export const Loading: Story = {
  args: { player: { ...sample.player, src: '/stand-ins/never.html', timeout: 600_000 } },
};

/** The player loads only on request: nothing loads from its provider before the visitor clicks the button. */
export const OnClick: Story = {
  tags: ['interaction'],
  args: { player: { ...sample.player, load: 'click' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle(sample.player.title)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the player' }));
    await waitFor(() => expect(canvas.getByTitle(sample.player.title)).toBeVisible());
  },
};

/** On phones, the portrait isn't shown, so that there is room for the text. */
export const Phone: Story = {
  tags: ['edge-case'],
  args: Loading.args,
  globals: { viewport: { value: 'phone' } },
};

/** No portrait, no date and no poster. Without the portrait, the text begins at the left margin. */
export const Plain: Story = {
  tags: ['edge-case'],
  args: {
    episode: { ...sample.episode, media: undefined, date: undefined },
    player: { ...sample.player, src: '/stand-ins/never.html', timeout: 600_000, poster: undefined },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('img, time')).toBeNull();
  },
};

/** Long words, and a player that failed to load. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    episode: {
      ...sample.episode,
      guest:
        'Maximiliane-Philippa von Hohenlohe-Langenburg, Geschäftsbereichsleiterin Wissensmanagementsysteme, Rechtsschutzversicherungsgesellschaft',
      title: 'Datenschutzgrundverordnungskonformität, and what it asks of a ferry',
      text: `${sample.episode.text} ${sample.episode.text} ${sample.episode.text}`,
    },
    player: { ...sample.player, src: '/stand-ins/never.html', timeout: 50 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Try again' });
    for (const heading of canvas.getAllByRole('heading'))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
