import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Media } from './Media.tsx';

/**
 * A photograph, a portrait or a cover: an image file with its own colours. Its size is content, so that nothing moves
 * when it arrives. For drawings that follow the theme use Drawing.
 */
const meta = {
  title: 'Design/Media',
  component: Media,
  args: {
    picture: {
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

/** It loads when it nears the viewport, and has its place before. */
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

/** Above the fold: at once, and before the rest. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Miriam Castell' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Beside a name it tells nothing new: `alt` is empty, and assistive technology passes it by. */
export const Decorative: Story = {
  args: { picture: { ...meta.args.picture, alt: '' } },
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

/** Cropped by its place. */
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

/** A file that does not arrive leaves its description, in the same place. */
export const Missing: Story = {
  args: {
    picture: { src: 'data:image/png;base64,', width: 600, height: 600, alt: 'Portrait of the founder' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Portrait of the founder' })).toBeVisible();
  },
};
