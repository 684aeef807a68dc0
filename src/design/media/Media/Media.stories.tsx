import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Media } from './Media.tsx';

/**
 * A photograph, a portrait or a cover: an image file with its own colors. Its size is part of the content, so that
 * nothing moves when it loads. For drawings that follow the theme use Drawing.
 */
const meta = {
  title: 'Components/Media/Media',
  component: Media,
  args: {
    media: {
      src: '/art/portraits/leaders/miriam-castell.svg',
      width: 600,
      height: 600,
      alt: 'Miriam Castell',
    },
    style: { inlineSize: '15rem', blockSize: 'auto' },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Media>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image loads when it nears the viewport. Its space is reserved until then. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Miriam Castell' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '600');
    await expect(image).toHaveAttribute('height', '600');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.getBoundingClientRect().height).toBe(240);
  },
};

/** With `priority`, an image loads immediately and before others. For images above the fold. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Miriam Castell' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/**
 * Beside the person's name, a portrait adds nothing, so its `alt` is empty, and assistive technology skips
 * it.
 */
export const Decorative: Story = {
  args: { media: { ...meta.args.media, alt: '' } },
  render: (args) => (
    <figure>
      <Media {...args} />
      <figcaption>Miriam Castell, founder</figcaption>
    </figure>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** An image cropped to the size that its CSS sets. */
export const Cropped: Story = {
  args: {
    style: {
      inlineSize: '15rem',
      blockSize: '20rem',
      objectFit: 'cover',
      borderRadius: 'var(--radius-arch)',
    },
  },
};

/** A film's square poster, cropped so that it fills a wide frame. */
export const Poster: Story = {
  args: {
    media: {
      src: '/art/covers/video.svg',
      width: 600,
      height: 600,
      alt: 'Arcs that meet in the middle, as the film’s first frame',
    },
    style: { inlineSize: '100%', blockSize: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' },
  },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
  },
};

/** If the file fails to load, its description takes its place. */
export const Missing: Story = {
  tags: ['edge-case'],
  args: {
    media: { src: 'data:image/png;base64,', width: 600, height: 600, alt: 'Portrait of the founder' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Portrait of the founder' })).toBeVisible();
  },
};

/** Square, wide and tall images, with and without long descriptions. Each has its space reserved. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: 0, listStyle: 'none' }}>
      {[
        { src: '/art/covers/ep-1.svg', width: 600, height: 600, alt: '' },
        { src: '/art/covers/ep-2.svg', width: 600, height: 150, alt: 'A very wide one' },
        { src: '/art/covers/ep-3.svg', width: 150, height: 600, alt: 'A very high one' },
        {
          src: 'data:image/png;base64,',
          width: 600,
          height: 600,
          alt: 'Portrait of the founder '.repeat(20),
        },
      ].map((picture) => (
        <li key={picture.src}>
          <Media
            media={picture}
            style={{
              inlineSize: '8rem',
              blockSize: 'auto',
              aspectRatio: `${picture.width} / ${picture.height}`,
            }}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.getBoundingClientRect().height)).toEqual([128, 32, 512, 128]);
  },
};
