import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { moreSectors, sample, sectors } from './Sectors.sample.ts';
import { Sectors } from './Sectors.tsx';

/** Whom a company works for, in three compositions of the same content. */
const meta = {
  title: 'Audiences/Sectors',
  component: Sectors,
  args: sample,
} satisfies Meta<typeof Sectors>;

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
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(sectors.length);
    const row = canvas.getByRole('row', { name: /Ferry operators/ });
    await expect(within(row).getByRole('cell')).toHaveTextContent(
      'Crews and sailings matched before the week begins',
    );
  },
};

/** Large names, one under the other. */
export const Names: Story = {
  args: { variant: 'names', band: 'ink', heading: 'Industries we know', lead: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      sectors.map(({ name }) => name),
    );
    await expect(canvas.getAllByRole('definition')).toHaveLength(sectors.length);
  },
};

/** Arch windows, each with its own view. */
export const Arches: Story = { args: { variant: 'arches', band: 'surface', heading: 'Whose boats we keep' } };

export const Phone: Story = { args: { band: 'surface' }, globals: { viewport: { value: 'phone' } } };

export const PhoneNames: Story = { args: Names.args, globals: { viewport: { value: 'phone' } } };

export const PhoneArcade: Story = { args: Arches.args, globals: { viewport: { value: 'phone' } } };

export const OneWindow: Story = { args: { ...Arches.args, sectors: sectors.slice(0, 1) } };

export const ThreeWindows: Story = { args: { ...Arches.args, sectors: sectors.slice(0, 3) } };

export const EightWindows: Story = { args: { ...Arches.args, sectors: [...sectors, ...moreSectors] } };

export const OneRow: Story = { args: { sectors: sectors.slice(0, 1), columns: undefined } };

/** Long words, a window without a view, no lead, no heads. */
const long = [
  {
    name: 'Rechtsschutzversicherungsgesellschaften',
    detail:
      'Unincorporated communities share one exchange, one contract and one desk to call, and Donaudampfschifffahrtselektrizitätenhauptbetriebswerke',
  },
  ...sectors,
  ...moreSectors,
];

export const Stress: Story = { args: { sectors: long, lead: undefined, columns: undefined } };

export const StressNames: Story = { args: { ...Stress.args, variant: 'names' } };

export const StressArches: Story = { args: { ...Stress.args, variant: 'arches' } };
