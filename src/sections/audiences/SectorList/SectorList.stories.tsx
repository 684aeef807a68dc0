import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SectorList.sample.ts';
import { SectorList } from './SectorList.tsx';

/** The sectors a company serves, in large type, one below the other. */
const meta = {
  title: 'Sections/Audiences/Sector list (industries, verticals)',
  id: 'audiences-sector-list',
  component: SectorList,
  parameters: {
    guide: {
      when: 'Names the fields a company works in, in large type, where the names are all that matters.',
      whenNot: 'Not where each needs a paragraph: give each a page and link to it with Client types.',
      access: 'Names and details are a description list, read in pairs.',
    },
  },
  args: sample,
} satisfies Meta<typeof SectorList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names with what matters to each. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      sample.items.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('definition')).toHaveLength(sample.items.length);
  },
};

/** On a dark band, without a lead. */
export const OnStrong: Story = { args: { band: 'strong', lead: undefined } };

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Long words, many sectors, no lead. */
const long = [
  {
    title: 'Rechtsschutzversicherungsgesellschaften',
    text: 'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  },
  ...sample.items,
  { title: 'Boatyards', text: 'Quotes out before the tide turns' },
];

export const Stress: Story = { tags: ['edge-case'], args: { items: long, lead: undefined } };

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
