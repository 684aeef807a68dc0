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
      when: 'Opens the home page with text over a film. With reduced motion or reduced data, a still picture replaces the film.',
      whenNot:
        'Not on a second page: one film is enough to download. Not for a film with a message: the hero plays it without sound or captions.',
      access:
        'The heading is the page’s h1. The film is decorative and has a pause button; it does not play with reduced motion or reduced data.',
    },
  },
  args: sample,
} satisfies Meta<typeof VideoHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading's accessible name. Screen readers read its line breaks as spaces. */
const sentence = /^Afloat Again,\s+Wooden Boats Repaired\s+& Crews Trained on the Water$/;

/**
 * The heading is the page's h1 and names the section. When the film plays, it is inside the scene's largest ring.
 */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1, name: sentence });
    await expect(heading).toHaveTextContent(sentence);
    await expect(canvas.getByRole('region', { name: sentence })).toBeVisible();
    // No dialog is registered here, so the action is a link instead.
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
    await expect(await canvas.findByRole('button', { name: 'Pause background video' })).toBeVisible();
  },
};

/** Only the scene. Visitors see it until a film plays, or if there is no film. */
export const Poster: Story = { args: { films: undefined } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Only a heading, over the scene. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, actions: undefined, films: undefined },
};

/** Long words and four actions. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading:
      'Unincorporated Intercommunity,\nRepairs and evening classes for intergovernmental telecommunications infrastructure',
    lead: 'We bring the boat of your harbor, school or company back to the water, show your crew how to sail it, then come back a season later to see which of its ropes are still in use, and take the others away.',
    actions: [
      ...sample.actions,
      { label: 'Read the methodology', href: '/methodology' },
      { label: 'See what others have built with us', href: '/case-studies' },
    ],
  },
};
