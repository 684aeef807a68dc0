import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { Drawing } from '../../media/Drawing/Drawing.tsx';
import { Hero } from './Hero.tsx';

const room = { '--lead-measure': '21.28em', paddingBlock: 'var(--space-7)' } as CSSProperties;

/**
 * The first section of a page, with the page's heading. Most sections in the family Heroes are built with it, and so
 * are a few others, such as the contact form.
 */
const meta = {
  title: 'Components/Layout/Hero',
  component: Hero,
  args: {
    band: 'brand',
    heading: 'The boathouse',
    lead: 'Forty boats, two slipways, and a bench for everyone who would rather watch.',
    actions: [
      { label: 'Come by on Sunday', href: '/boathouse' },
      { label: 'See the boats', href: '#boats' },
    ],
    picture: (
      <Drawing drawing={{ src: '/art/scenes/hero-cases.svg', width: 1344, height: 520 }} align="xMaxYMax" />
    ),
    style: room,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The positions of the heading and the picture. */
const places = (canvasElement: HTMLElement) => ({
  words: within(canvasElement).getByRole('heading').getBoundingClientRect(),
  picture: canvasElement.querySelector('[data-drawing]')!.getBoundingClientRect(),
});

/** The heading is the page's h1 and names the section; the picture below it spans the window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'The boathouse' });
    await expect(within(region).getByRole('heading', { level: 1 })).toBeVisible();
    const { words, picture } = places(canvasElement);
    await expect(picture.top).toBeGreaterThan(words.bottom);
    await expect(picture.width).toBeCloseTo(region.getBoundingClientRect().width, 0);
  },
};

/**
 * With `beside`, text and picture stay within the page's width, and are in two columns from medium screens
 * up.
 */
export const Beside: Story = {
  args: { beside: true },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const { words, picture } = places(canvasElement);
    await expect(picture.left).toBeGreaterThanOrEqual(words.right);
  },
};

/** On phones, the picture is below the text, even with `beside`. */
export const BesidePhone: Story = {
  tags: ['edge-case'],
  args: Beside.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { words, picture } = places(canvasElement);
    await expect(picture.top).toBeGreaterThan(words.bottom);
  },
};

/** A hero with notes between lead and actions, and with content after the picture. */
export const AllParts: Story = {
  args: {
    notes: <p>Open from April on, when the water allows.</p>,
    children: <p data-band="page">The slipway is closed at low water.</p>,
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('section')?.textContent ?? '';
    const order = ['The boathouse', 'Forty', 'Open from', 'Come by', 'The slipway'];
    const found = order.map((words) => text.indexOf(words));
    await expect(found).toEqual(found.toSorted((one, other) => one - other));
    await expect(found).not.toContain(-1);
  },
};

/** A hero with only a heading. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
  args: { lead: undefined, actions: undefined, picture: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section p, section svg')).toBeNull();
  },
};
