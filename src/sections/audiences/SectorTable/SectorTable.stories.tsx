import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SectorTable.sample.ts';
import { SectorTable } from './SectorTable.tsx';

/** Whom a company works for, in a table beside a heading that stays in view. */
const meta = {
  title: 'Audiences/Sector table',
  component: SectorTable,
  args: sample,
} satisfies Meta<typeof SectorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with header cells for its columns and its rows. */
export const Default: Story = {
  args: { band: 'surface' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sector',
      'Impact',
    ]);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(sample.sectors.length);
    const row = canvas.getByRole('row', { name: /Ferry operators/ });
    await expect(within(row).getByRole('cell')).toHaveTextContent(
      'Crews and sailings matched before the week begins',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneRow: Story = { args: { sectors: sample.sectors.slice(0, 1), columns: undefined } };

/** Long words, many sectors, no lead. */
const long = [
  {
    name: 'Rechtsschutzversicherungsgesellschaften',
    detail:
      'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  },
  ...sample.sectors,
  { name: 'Boatyards', detail: 'Quotes out before the tide turns' },
];

export const Stress: Story = { args: { sectors: long, lead: undefined, columns: undefined } };

export const StressPhone: Story = { ...Stress, globals: { viewport: { value: 'phone' } } };
