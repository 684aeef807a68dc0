import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './ProgramTable.sample.ts';
import { ProgramTable } from './ProgramTable.tsx';

/** Training programs with their audiences and outcomes. */
const meta = {
  title: 'Sections/Offers/Program table (courses, workshops, curriculum)',
  id: 'offers-program-table',
  component: ProgramTable,
  parameters: {
    guide: {
      when: 'Compares all training programs by audience and outcome.',
      whenNot:
        'Not for a single program (Featured program), and not for prices, because it has no column for them.',
      access:
        'A table with column and row headers. Its name is the section’s heading. On phones the rows become blocks, but it stays a table for screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof ProgramTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const isTable = async (canvasElement: HTMLElement): Promise<void> => {
  const table = within(within(canvasElement).getByRole('table', { name: sample.heading }));
  await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Course',
    'For',
    'What you take home',
  ]);
  await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    sample.items.map(({ title }) => title),
  );
  const [, first] = table.getAllByRole('row');
  const cells = within(first ?? canvasElement).getAllByRole('cell');
  await expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Everyone',
    'Words for what the machines do',
  ]);
};

/** A table with column and row headers. Its name is the section's heading. */
export const Default: Story = {
  tags: ['sample'],
  play: ({ canvasElement }) => isTable(canvasElement),
};

/** On phones, each row is a block. For screen readers, the table stays the same. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => isTable(canvasElement),
};

/** A single program, without a lead. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

/** Ten programs, some with long words. Nothing scrolls sideways. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Courses for Unincorporated Communities',
    items: [
      ...sample.items,
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung',
        audience: 'Wasserstraßenverkehrsverwaltungsangestellte',
        outcome: 'Ein Binnenschifffahrtsaufgabenübertragungsgesetzesentwurf',
      },
      ...sample.items.slice(0, 4).map((program) => ({ ...program, title: `${program.title} II` })),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
