import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dome, low, plain, quarter, ruled, scene, split } from './PageHero.sample.ts';
import { PageHero } from './PageHero.tsx';

/** The first section of a page. The variant sets the layout of text and drawing. */
const meta = {
  title: 'Sections/Heroes/Page hero (banner, masthead)',
  id: 'heroes-page-hero',
  component: PageHero,
  parameters: {
    guide: {
      when: 'Opens most pages with a heading, a lead, actions and a drawing.',
      whenNot:
        'Not on the home page (Video hero), on conference pages (Conference hero), or further down a page.',
      access: 'The heading is the page’s h1; the drawing is decorative.',
    },
  },
  args: split,
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is beside a panel with the drawing. The heading is the page's h1 and names the section. */
export const Default: Story = {
  tags: ['sample'],
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

/** One scene across the full section, with the text at the left. */
export const Scene: Story = { name: 'One wide scene', args: scene };

/** A heading in one long line above a dome. */
export const Dome: Story = { name: 'Text over a dome', args: dome };

/** Ruled paper with the drawing on it. */
export const Ruled: Story = { name: 'Ruled paper', args: ruled };

/** A quarter circle in the corner. Line breaks in the heading are kept, and screen readers read them as spaces. */
export const Quarter: Story = {
  name: 'Quarter circle in the corner',
  args: { ...quarter, actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: /^The\s+ARC\s+Workshop$/ }),
    ).toBeVisible();
  },
};

/** No taller than its text, with a panel at the right. */
export const Low: Story = {
  name: 'Low, panel at the right',
  args: { ...split, ...low },
};

/** A wide drawing below the text. */
export const Plain: Story = {
  name: 'Wide drawing below',
  args: { ...split, actions: undefined, ...plain, variant: 'plain' },
};

/** Without a drawing, on the band `highlight` instead of the default band. */
export const WithoutDrawing: Story = {
  tags: ['edge-case'],
  args: { ...split, drawing: undefined, band: 'highlight' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section');
    await expect(section).toHaveAttribute('data-band', 'highlight');
    await expect(section?.querySelector('svg use')).toBeNull();
  },
};

/** Only a heading. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
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

/** Long words in every variant. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <>
      {[split, scene, dome, ruled, quarter, low, plain].map((sample) => (
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

/** On phones, the drawing is below the text, or, in `low`, not shown. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {[split, scene, dome, ruled, quarter, low, plain].map((sample) => (
        <PageHero key={sample.drawing.src} {...sample} level={2} />
      ))}
    </>
  ),
};
