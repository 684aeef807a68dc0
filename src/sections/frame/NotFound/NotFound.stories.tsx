import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { missingEpisode, missingPage, suggestions } from './NotFound.sample.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Sections/Frame/Not found (404, error, wrong URL)',
  id: 'frame-not-found',
  component: NotFound,
  parameters: {
    guide: {
      when: 'Shown at a URL without a page, or when something failed, with a link to continue.',
      whenNot:
        'Not for a page that currently has no content, such as a list without results: the list says so itself.',
      access: 'The code or heading is the page’s h1. The retry button says when it is busy.',
    },
  },
  args: missingPage,
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** For visitors who mistyped a URL: links to pages with similar URLs. */
export const Suggestions: Story = {
  args: { suggestions },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('navigation', { name: suggestions.heading }));
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      suggestions.links.map(({ href }) => href),
    );
  },
};

/** On phones, the drawing is cropped, but both ends of its arch stay visible. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** After an error, with a retry button. */
export const Retry: Story = {
  tags: ['interaction'],
  args: { code: 'Sorry', retry: { label: 'Try again', pending: false, onPress: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.retry?.onPress).toHaveBeenCalledTimes(1);
  },
};

/** A retry is running. */
export const RetryPending: Story = {
  tags: ['edge-case'],
  args: { code: 'Sorry', retry: { label: 'Try again', pending: true, onPress: fn() } },
  globals: { viewport: { value: 'phone' } },
};

/** A heading instead of a code, with a drawing beside it. */
export const Worded: Story = {
  name: 'Heading instead of a code',
  args: { ...missingEpisode, code: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Episode Not Found' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to Podcast' });
    await expect(back).toHaveAttribute('href', '/podcast');
    if (!isDesktop()) return;
    // The drawing is next to the text and not cropped.
    const drawing = canvasElement.querySelector('svg:has(use)')?.getBoundingClientRect();
    await expect(drawing?.left).toBeGreaterThan(back.getBoundingClientRect().right);
    await expect(drawing?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** On phones, the drawing is below the text. */
export const WordedPhone: Story = {
  tags: ['edge-case'],
  args: { ...missingEpisode, code: undefined },
  globals: { viewport: { value: 'phone' } },
};

/** A long `heading` instead of a `code`, and no drawing. */
export const WordedStress: Story = {
  tags: ['edge-case'],
  args: {
    ...missingEpisode,
    code: undefined,
    heading: 'Intergovernmental Conversation Not Found',
    lead: 'The conversation you asked for was recorded with the unincorporated communities and has since been withdrawn',
    drawing: undefined,
  },
};

/** Long words, and no drawing. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    lead: 'The page you asked for has moved to the unincorporated communities’ intergovernmental documentation',
    action: {
      label: 'Return to the overview of everything that we have published so far',
      href: '/',
    },
    drawing: undefined,
  },
  globals: { viewport: { value: 'phone' } },
};
