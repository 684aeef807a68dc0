import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { moreServices, sample, services } from './Services.sample.ts';
import { Services } from './Services.tsx';

/** Services of a company, in four compositions of the same content. */
const meta = {
  title: 'Sections/Offers/Services (what we do)',
  id: 'offers-services',
  component: Services,
  parameters: {
    guide: {
      when: 'Lists what is done, service by service. Rows for few with much to say, tiles and compact columns for many with little.',
      whenNot:
        'Not for the overview on the home page (Solutions overview), and not for training programs (Program table).',
      access:
        'Each service has a heading. What belongs to it is a list with a name, which is read where it is not drawn.',
    },
  },
  args: sample,
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ruled rows: the small drawing, the words, and offerings in two columns. */
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

/** Tiles that share their edges; where four meet, each draws its quarter of a dial. */
export const Tiles: Story = {
  args: {
    variant: 'tiles',
    items: services.map((service) => ({ ...service, offerings: service.offerings.slice(0, 3) })),
  },
};

/** Two columns, set off by the heading in the first; offerings run on after their label. */
export const Staggered: Story = {
  args: {
    variant: 'staggered',
    items: services.map((service) => ({
      ...service,
      offerings: service.offerings.map((offering) => offering.toLowerCase()),
    })),
  },
};

/** Titles and descriptions alone, in three columns. */
export const Compact: Story = {
  args: {
    variant: 'compact',
    items: services.map(({ glyph, title, text }) => ({ glyph, title, text })),
  },
};

export const OnStrong: Story = { args: { ...Staggered.args, band: 'strong' } };

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

export const ThreeStaggered: Story = {
  tags: ['edge-case'],
  args: { variant: 'staggered', items: services.slice(0, 3) },
};

/** Long words; missing drawings, offerings, lead, label and dial. */
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
  args: { items: long, lead: undefined, offeringsLabel: undefined, drawing: undefined },
};

export const StressTiles: Story = {
  tags: ['edge-case'],
  args: { ...Stress.args, variant: 'tiles', drawing: sample.drawing },
};

export const StressCompact: Story = { tags: ['edge-case'], args: { ...Stress.args, variant: 'compact' } };

/** No service has a drawing: the words begin at the edge. */
export const WithoutGlyphs: Story = {
  tags: ['edge-case'],
  args: {
    items: services.map(({ title, text, offerings }) => ({ title, text, offerings })),
  },
};
