import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './CommunityHero.sample.ts';
import { CommunityHero } from './CommunityHero.tsx';

/** The first section of a page about conversations. */
const meta = {
  title: 'Sections/Heroes/Community hero (banner)',
  id: 'heroes-community-hero',
  component: CommunityHero,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Opens a page about people talking to each other.',
      whenNot:
        'Not for a team or speakers, because the faces have no names. Use Team or Portraits to introduce people.',
      access:
        'Bubbles and faces are decorative and hidden from screen readers; heading and lead say what the page is about.',
    },
  },
  args: sample,
} satisfies Meta<typeof CommunityHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four faces and two drawn bubbles, all hidden from screen readers. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Neighbors' });
    await expect(within(region).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(region).getByRole('link', { name: 'Pull up a chair' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const bubbles = [...region.querySelectorAll('[data-place]')].map((bubble) =>
      bubble.getBoundingClientRect(),
    );
    await expect(bubbles).toHaveLength(6);
    for (const { left, right, width, height } of bubbles) {
      await expect(Math.abs(width - height)).toBeLessThan(1);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth + 1);
    }
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** One face, without a lead. */
export const One: Story = { tags: ['edge-case'], args: { lead: undefined, media: sample.media.slice(0, 1) } };

/** More faces than fit, a word longer than the column, and a long lead. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Intercommunication',
    lead: 'The market closes at noon. The bench outside stays open, in every weather, for whoever has a question, an answer, or neither of them and half an hour.',
    media: [
      ...sample.media,
      { src: '/art/portraits/guests/ruth-kessler.svg', width: 600, height: 600, alt: 'Nobody' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On phones, the bubbles are below the text. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };
