import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './VideoHero.sample.ts';
import { VideoHero } from './VideoHero.tsx';

const meta = {
  title: 'Sections/Heroes/Video hero (banner, home page, film)',
  id: 'heroes-video-hero',
  component: VideoHero,
  parameters: {
    guide: {
      when: 'Opens the home page over a film, or its still picture where a film would cost too much or motion is not wanted.',
      whenNot:
        'Not on a second page: one film is enough to wait for. Not for a film that says something: it has no sound and no captions.',
      access:
        'The heading is the page’s h1. The film is decoration and can be stopped with a button; with reduced motion or saved data it does not play.',
    },
  },
  args: sample,
} satisfies Meta<typeof VideoHero>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Afloat Again, Wooden Boats Repaired & Crews Trained on the Water';

/** Once the page is idle the film plays in the scene's largest ring; its control pauses it. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1, name: sentence });
    await expect(heading.textContent).toBe(sentence);
    await expect(canvas.getByRole('region', { name: sentence })).toBeVisible();
    // There is no dialog here: the link behind it.
    await expect(canvas.getByRole('link', { name: 'Visit the Slipway' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'See the Boats' })).toHaveAttribute('href', '/#boats');
  },
};

/** The film plays as soon as the page is idle. */
export const Film: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: 'Pause background video' }, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** The poster alone: what stands before the film starts, and instead of it. */
export const Poster: Story = { args: { films: undefined } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Nothing but a heading. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, actions: undefined, films: undefined },
};

/** Long words and more actions than there should be. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: {
      large: 'Unincorporated Intercommunity,',
      small: 'Repairs and evening classes for intergovernmental telecommunications infrastructure',
    },
    lead: 'We bring the boat of your harbor, school or company back to the water, show your crew how to sail it, then come back a season later to see which of its ropes are still in use, and take the others away.',
    actions: [
      ...sample.actions,
      { label: 'Read the methodology', href: '/methodology' },
      { label: 'See what others have built with us', href: '/case-studies' },
    ],
  },
};
