import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample } from './Sectors.sample.ts';
import { Sectors, type SectorsContent } from './Sectors.tsx';

/** The sectors a company serves: as a list, as the columns of a courthouse, or as windows. */
const meta = {
  title: 'Sections/Audiences/Sectors (industries, verticals, public sector, schools)',
  id: 'audiences-sectors',
  component: Sectors,
  parameters: {
    guide: {
      when: 'Names the fields a company works in, and what matters to each. Columns suggest government, and windows suggest schools.',
      whenNot: 'Not if each sector needs a paragraph: give each one a page and link to it with Client types.',
      access: 'Names and details are a description list, read in pairs. Drawings are decorative.',
    },
  },
  args: sample,
} satisfies Meta<typeof Sectors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names in columns, each with what matters to that sector. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      sample.items.map(({ title, text }) => [title, text]),
    );
  },
};

/** On a dark band, without a lead. */
export const OnStrong: Story = { args: { band: 'strong', lead: undefined } };

/** A courthouse, with all columns in one row. */
export const Columns: Story = {
  args: { variant: 'columns', band: 'subtle' },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const tops = within(canvasElement)
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** On tablets, the columns are in two rows of three. */
export const ColumnsTablet: Story = {
  tags: ['edge-case'],
  args: { variant: 'columns' },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** Each window has a different view. */
export const Windows: Story = {
  args: { variant: 'windows', band: 'subtle' },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole('term');
    await expect(names.filter((each) => each.querySelector('svg'))).toHaveLength(sample.items.length);
  },
};

const phone = { viewport: { value: 'phone' } };

/** Eight sectors, without a lead. The first has long words. The first and the last have no view. */
const long = {
  heading: sample.heading,
  items: [
    {
      title: 'Rechtsschutzversicherungsgesellschaften',
      text: 'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
    },
    ...sample.items,
    { title: 'Pilots', text: 'Tide tables read aloud at the right hour' },
  ],
} satisfies SectorsContent;

/** A story with the same content in every variant. */
const inAll = (content: SectorsContent): Story => ({
  render: () => (
    <>
      {(['list', 'columns', 'windows'] as const).map((variant) => (
        <Sectors key={variant} {...content} variant={variant} heading={`${content.heading}: ${variant}`} />
      ))}
    </>
  ),
});

export const Phone: Story = { tags: ['edge-case'], ...inAll(sample), globals: phone };

/** A single sector in every variant. */
export const One: Story = { tags: ['edge-case'], ...inAll({ ...sample, items: sample.items.slice(0, 1) }) };

/** Three sectors in every variant. */
export const Three: Story = { tags: ['edge-case'], ...inAll({ ...sample, items: sample.items.slice(0, 3) }) };

/** Eight sectors in every variant, one with long words and two without a view. */
export const Stress: Story = { tags: ['edge-case'], ...inAll(long) };

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };
