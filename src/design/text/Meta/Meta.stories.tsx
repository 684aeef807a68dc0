import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Meta, type PageMeta } from './Meta.tsx';

const about: PageMeta = {
  title: 'About | Orchard Works',
  description: 'Who we are, and what we are for.',
};

const content = (selector: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute('content');

/**
 * Every page renders `Meta` once, with the page’s own metadata. `Meta` renders nothing visible: look at the document’s
 * head.
 */
const meta = {
  title: 'Components/Internals/Meta',
  id: 'internals-meta',
  component: Meta,
  args: {
    title: 'AI training | Orchard Works',
    description: 'Ready for AI in 90 days.',
    canonical: '/training',
    image: '/share/training.png',
  },
  parameters: { layout: 'padded' },
  // Removes the title of Storybook's iframe during the story, because browsers use the first title in a document.
  beforeEach: () => {
    const own = document.head.querySelector('title');
    own?.remove();
    return () => {
      if (own) document.head.prepend(own);
    };
  },
  tags: ['!dev', '!autodocs'],
} satisfies StorybookMeta<typeof Meta>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title and description (also for link previews), the canonical path, and the picture for link previews. */
export const Default: Story = {
  render: (args) => (
    <>
      <Meta {...args} />
      <p>{args.title}</p>
    </>
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(document.title).toBe(args.title));
    await expect(content('meta[name="description"]')).toBe(args.description);
    await expect(content('meta[property="og:title"]')).toBe(args.title);
    await expect(content('meta[property="og:description"]')).toBe(args.description);
    await expect(content('meta[property="og:url"]')).toBe('/training');
    await expect(content('meta[property="og:image"]')).toBe('/share/training.png');
    await expect(content('meta[property="og:image:alt"]')).toBe(args.title);
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/training');
  },
};

/** When a visitor goes to another page, the new page's metadata replaces the previous metadata. */
export const Changes: Story = {
  tags: ['interaction'],
  render: function Pages(args) {
    const [page, setPage] = useState<PageMeta>(args);
    return (
      <>
        <Meta {...page} />
        <p>{page.title}</p>
        <Button onClick={() => setPage(about)}>Go to About</Button>
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(document.title).toBe(args.title));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to About' }));
    await waitFor(() => expect(document.title).toBe('About | Orchard Works'));
    await expect(content('meta[name="description"]')).toBe('Who we are, and what we are for.');
    await expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    await expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
    await expect(document.head.querySelector('meta[property="og:image"]')).not.toBeInTheDocument();
    await expect(document.head.querySelector('link[rel="canonical"]')).not.toBeInTheDocument();
  },
};
