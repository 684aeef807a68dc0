import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onDesk } from '../../../../.storybook/onDesk.ts';
import { sample } from './SectorColumns.sample.ts';
import { SectorColumns } from './SectorColumns.tsx';

/** Whom a company works for, as the columns of a courthouse. */
const meta = {
  title: 'Audiences/Sector columns',
  component: SectorColumns,
  parameters: {
    guide: {
      when: 'Tells on a page for the public sector whom the company works for, and what matters to each.',
      whenNot:
        'Not for other audiences: a courthouse says government. Schools have Sector windows, any others Sector list.',
      access:
        'Names and what matters there are a description list, read in pairs, in order, also where a phone stacks them.',
    },
  },
  args: sample,
} satisfies Meta<typeof SectorColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All in one row; each name is read with what matters there. */
export const Default: Story = {
  args: { band: 'subtle' },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      sample.sectors.map(({ name, detail }) => [name, detail]),
    );
    if (!onDesk()) return;
    await expect(new Set(terms.map((term) => term.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Three in a row, on two floors. */
export const Tablet: Story = {
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** One over the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Three: Story = { args: { sectors: sample.sectors.slice(0, 3) } };

export const One: Story = { args: { sectors: sample.sectors.slice(0, 1) } };

/** Long words, seven sectors, no lead. */
const long = [
  {
    name: 'Rechtsschutzversicherungsgesellschaften',
    detail:
      'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  },
  ...sample.sectors,
];

export const Stress: Story = { args: { sectors: long, lead: undefined } };

export const StressPhone: Story = { ...Stress, globals: { viewport: { value: 'phone' } } };
