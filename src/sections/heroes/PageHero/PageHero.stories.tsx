import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dome, plain, quarter, ruled, scene, split } from './PageHero.sample.ts';
import { PageHero } from './PageHero.tsx';

/** Opens a page. The variant says how words and drawing share the section. */
const meta = {
  title: 'Heroes/Page hero',
  component: PageHero,
  parameters: {
    guide: {
      when: 'Opens most pages: name, what it is about, what to do, a drawing.',
      whenNot:
        'Not on the home page (Video hero) or the conference’s (Conference hero), and not within a page.',
      access: 'The heading is the page’s h1; the drawing is decoration, and not read.',
    },
  },
  args: split,
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words beside a panel with the drawing. The heading is the page's h1 and names the section. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'AI for Waterworks' })).toBeVisible();
    const region = canvas.getByRole('region', { name: 'AI for Waterworks' });
    await expect(within(region).getByRole('link', { name: 'Plan a Site Visit' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(canvas.getByRole('link', { name: 'Read one report' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
  },
};

/** One scene across the whole section. */
export const Scene: Story = { args: scene };

/** One long line over a dome; the rest stands at the foot. */
export const Dome: Story = { args: dome };

/** Ruled paper. */
export const Ruled: Story = { args: ruled };

/** A quarter turn out of the corner. Line breaks in the heading are kept, and read as spaces. */
export const Quarter: Story = {
  args: { ...quarter, actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: /^The\s+ARC\s+Workshop$/ }),
    ).toBeVisible();
  },
};

/** The lead beside the heading, a wide drawing below. */
export const Plain: Story = { args: { ...split, actions: undefined, ...plain, variant: 'plain' } };

/** Without a drawing, on a band that content names. */
export const WithoutDrawing: Story = {
  args: { ...split, drawing: undefined, band: 'highlight' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section');
    await expect(section).toHaveAttribute('data-band', 'highlight');
    await expect(section?.querySelector('svg use')).toBeNull();
  },
};

/** A heading alone. */
export const HeadingOnly: Story = {
  args: { heading: 'Imprint', variant: 'plain', lead: undefined, actions: undefined, drawing: undefined },
};

const long = {
  heading: 'Telecommunications Interoperability for Unincorporated Communities',
  lead: 'Communities share one exchange, one contract and one desk to call, which takes longer to set up than any of them expects and then lasts for as long as somebody answers the telephone.',
  actions: [
    { label: 'Schedule a Conversation With the Whole Committee', href: '/contact' },
    { label: 'Read the minutes', href: '#minutes' },
    { label: 'Ask by telephone', href: '#telephone' },
  ],
};

/** Long words in every variant; nothing scrolls sideways. */
export const Stress: Story = {
  render: () => (
    <>
      {[split, scene, dome, ruled, quarter, plain].map((sample) => (
        <PageHero
          key={sample.drawing.src}
          {...sample}
          {...long}
          heading={`${sample.heading}: ${long.heading}`}
          level={2}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

/** On a phone the drawing follows the words. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {[split, scene, dome, ruled, quarter, plain].map((sample) => (
        <PageHero key={sample.drawing.src} {...sample} level={2} />
      ))}
    </>
  ),
};
