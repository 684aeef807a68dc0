import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { moreServices, sample, services } from './Services.sample.ts';
import { Services } from './Services.tsx';

/** A company's services, in one of three layouts. */
const meta = {
  title: 'Sections/Offers/Services (what we do)',
  id: 'offers-services',
  component: Services,
  parameters: {
    guide: {
      when: 'Lists a company’s services. Use rows for a few detailed ones, tiles or compact columns for many short ones.',
      whenNot:
        'Not for the overview on the home page (Solutions overview), and not for training programs (Program table).',
      access:
        'Each service has a heading. What it includes is a named list; screen readers read the name even if it isn’t visible.',
    },
  },
  args: sample,
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ruled rows, each with a small drawing, the text, and the offerings in two columns. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      services.map(({ title }) => title),
    );
    const lists = canvas.getAllByRole('list', { name: 'Includes' });
    await expect(lists).toHaveLength(services.length);
    await expect(within(lists[3] ?? canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Adjacent tiles. Neighbors have different backgrounds. */
export const Tiles: Story = {
  args: {
    variant: 'tiles',
    items: services.map((service) => ({ ...service, offerings: service.offerings.slice(0, 3) })),
  },
};

/** Services in narrow columns, ordered row by row. Each service's offerings are a line of text after a label. */
export const Compact: Story = {
  args: {
    variant: 'compact',
    items: services.map((service) => ({
      ...service,
      offerings: service.offerings.map((offering) => offering.toLowerCase()),
    })),
  },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const [first, second] = within(canvasElement)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(first?.left).toBeLessThan(second?.left ?? 0);
  },
};

/** Services in narrow columns, without offerings. */
export const Brief: Story = {
  tags: ['edge-case'],
  args: {
    variant: 'compact',
    items: services.map(({ glyph, title, text }) => ({ glyph, title, text })),
  },
};

export const OnStrong: Story = { args: { ...Compact.args, band: 'strong' } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const PhoneTiles: Story = { ...Tiles, tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const OneTile: Story = {
  tags: ['edge-case'],
  args: { variant: 'tiles', items: services.slice(0, 1) },
};

export const ThreeTiles: Story = {
  tags: ['edge-case'],
  args: { variant: 'tiles', items: services.slice(0, 3) },
};

export const EightTiles: Story = {
  tags: ['edge-case'],
  args: { variant: 'tiles', items: [...services, ...moreServices] },
};

export const ThreeCompact: Story = {
  tags: ['edge-case'],
  args: { variant: 'compact', items: services.slice(0, 3) },
};

/** Services with long words, without a drawing, or without offerings. */
const long = [
  {
    title: 'Rechtsschutzversicherungsgesellschaften and intergovernmental telecommunications',
    text: 'Unincorporated communities share one exchange, one contract and one desk to call, which takes longer to set up than any of them expects and then lasts.',
    offerings: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'One'],
  },
  { title: 'Bare', text: 'No offerings, no drawing.' },
  ...moreServices,
  ...services.slice(0, 3),
];

export const Stress: Story = {
  tags: ['edge-case'],
  args: { items: long, lead: undefined, offeringsLabel: undefined },
};

export const StressTiles: Story = {
  tags: ['edge-case'],
  args: { ...Stress.args, variant: 'tiles' },
};

export const StressCompact: Story = { tags: ['edge-case'], args: { ...Stress.args, variant: 'compact' } };

/** If no service has a drawing, the text begins at the left edge. */
export const WithoutGlyphs: Story = {
  tags: ['edge-case'],
  args: {
    items: services.map(({ title, text, offerings }) => ({ title, text, offerings })),
  },
};
