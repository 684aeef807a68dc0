import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listing, sample } from './PodcastHero.sample.ts';
import { PodcastHero } from './PodcastHero.tsx';

/** The hero of a podcast's pages. The home page has a drawing, and the list of episodes has covers. */
const meta = {
  title: 'Sections/Podcast/Podcast hero',
  id: 'podcast-podcast-hero',
  component: PodcastHero,
  parameters: {
    guide: {
      when: 'Opens the podcast’s pages: its name, what it is, and the platforms it is on.',
      whenNot: 'Not for an episode’s page (Episode hero).',
      access:
        'The heading is the page’s h1. The platforms are a list of links with descriptive names; covers and drawing are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof PodcastHero>;

export default meta;
type Story = StoryObj<typeof meta>;

const images = (element: HTMLElement): HTMLImageElement[] => [...element.querySelectorAll('img')];

/** The platforms' links are in a column, and with a drawing, they are large. The heading is the page's `h1`. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The Ferrymen Podcast');
    const hero = canvas.getByRole('region', { name: 'The Ferrymen Podcast' });
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^RSS feed/ })).toHaveAttribute('href', sample.feed.href);
    const drawing = hero.querySelector('svg[viewBox="0 0 760 700"]');
    const { right, bottom } = hero.getBoundingClientRect();
    await expect(drawing?.getBoundingClientRect()).toMatchObject({ right, bottom });
  },
};

/** Covers are decorative and load lazily. They are in rows of five. */
export const Covers: Story = {
  args: listing,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
    const covers = images(canvasElement);
    await expect(covers).toHaveLength(20);
    await expect(new Set(covers.map(({ loading }) => loading))).toEqual(new Set(['lazy']));
    await expect(new Set(covers.map((cover) => cover.getBoundingClientRect().left)).size).toBe(5);
  },
};

/** On phones, the drawing is below the text. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** On phones, a single row of covers, as wide as the screen, is below the text. */
export const CoversPhone: Story = { ...Phone, tags: ['edge-case'], args: listing };

/** Three covers, without a lead, platforms or a feed. */
export const FewCovers: Story = {
  tags: ['edge-case'],
  args: {
    ...listing,
    lead: undefined,
    platforms: [],
    feed: undefined,
    media: listing.media.slice(0, 3),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).not.toBeInTheDocument();
    const [wall, last] = [images(canvasElement)[0]!.parentElement!, images(canvasElement)[2]!];
    await expect(last.getBoundingClientRect().right).toBeCloseTo(wall.getBoundingClientRect().right, 0);
  },
};

/** Of thirteen covers, ten are shown, in two full rows. Some words are longer than a line. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    ...listing,
    heading: 'Donaudampfschifffahrtsgespräche',
    lead: `${sample.lead} ${sample.lead} Rechtsschutzversicherungsgesellschaften and everyone else.`,
    platforms: [...sample.platforms, ...listing.platforms],
    media: listing.media.slice(0, 13),
  },
  play: async ({ canvasElement }) => {
    await expect(images(canvasElement)).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The long text of `Stress`, but with a drawing instead of covers, on a phone. */
export const StressPhone: Story = {
  ...Phone,
  tags: ['edge-case'],
  args: { ...Stress.args, media: undefined, drawing: sample.drawing },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
