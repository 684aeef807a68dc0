import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onDesk } from '../../../../.storybook/onDesk.ts';
import { sample } from './SectorColumns.sample.ts';
import { SectorColumns } from './SectorColumns.tsx';

/** The sectors a company serves, as the columns of a courthouse. */
const meta = {
  title: 'Sections/Audiences/Sector columns (industries, public sector)',
  id: 'audiences-sector-columns',
  component: SectorColumns,
  parameters: {
    guide: {
      when: 'Names the public institutions that a company serves, and what matters to each.',
      whenNot:
        'Not for other audiences: a courthouse suggests government. Use Sector windows for schools and Sector list for others.',
      access: 'Names and details are a description list, read in pairs and in order, on phones too.',
    },
  },
  args: sample,
} satisfies Meta<typeof SectorColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All in one row; each name is read with its detail. */
export const Default: Story = {
  tags: ['sample'],
  args: { band: 'subtle' },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      sample.items.map(({ title, text }) => [title, text]),
    );
    if (!onDesk()) return;
    await expect(new Set(terms.map((term) => term.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Three in a row, in two rows. */
export const Tablet: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** Stacked. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Long words, seven sectors, no lead. */
const long = [
  {
    title: 'Rechtsschutzversicherungsgesellschaften',
    text: 'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  },
  ...sample.items,
];

export const Stress: Story = { tags: ['edge-case'], args: { items: long, lead: undefined } };

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
