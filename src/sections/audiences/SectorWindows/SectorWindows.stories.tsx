import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SectorWindows.sample.ts';
import { SectorWindows } from './SectorWindows.tsx';

/** The sectors a company serves, as arched windows side by side. */
const meta = {
  title: 'Sections/Audiences/Sector windows (industries, schools, universities)',
  id: 'audiences-sector-windows',
  component: SectorWindows,
  parameters: {
    guide: {
      when: 'Names the schools and colleges that a company serves; each window can have a different view.',
      whenNot: 'Not for courts and agencies (Sector columns), and not for long texts: a window is narrow.',
      access:
        'Names and details are a description list. The views are decorative and hidden from screen readers.',
    },
  },
  args: sample,
} satisfies Meta<typeof SectorWindows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each window has a different view. */
export const Default: Story = {
  tags: ['sample'],
  args: { band: 'subtle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('term');
    await expect(names.map(({ textContent }) => textContent)).toEqual(sample.items.map(({ title }) => title));
    await expect(names.filter((each) => each.querySelector('svg'))).toHaveLength(sample.items.length);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

/** Eight, in two rows of four. */
export const Eight: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items,
      { title: 'Boatyards', text: 'Quotes out before the tide turns', view: 'disc' },
      { title: 'Fish markets', text: 'Prices explained, lot by lot', view: 'temple' },
    ],
  },
};

/** Long words, many sectors, a window without a view, no lead. */
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
