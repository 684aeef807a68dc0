import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Bundles.sample.ts';
import { Bundles, type Bundle } from './Bundles.tsx';

/** Several products offered together. Savings are the difference between the original and the current price. */
const meta = {
  title: 'Sections/Offers/Bundles (packages, merchandise, prices)',
  id: 'offers-bundles',
  component: Bundles,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Offers bundles of products at a reduced price, each with its contents and savings.',
      whenNot: 'Not for single products (Products), and not for tickets (Tickets).',
      access: 'Screen readers announce an original price with a word (“was”).',
    },
  },
  args: sample,
} satisfies Meta<typeof Bundles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Sets' });
    const [day, night] = within(region).getAllByRole('listitem');
    await expect(within(day!).getByRole('heading', { level: 3 })).toHaveTextContent('Day set');
    await expect(within(day!).getByText('Save $13.80')).toBeVisible();
    await expect(within(night!).getByText('Save $28.25')).toBeVisible();
    await expect(within(night!).getByText('$123.25')).toHaveTextContent('was $123.25');
    await expect(within(day!).getByRole('button', { name: 'Buy set Day set' })).toBeEnabled();
    await expect(within(night!).getByRole('link', { name: 'Buy set Night set' })).toHaveAttribute(
      'href',
      '/shop/night-set',
    );
  },
};

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** On phones, bundles are stacked. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single bundle has the full width. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

const [day, night] = sample.items as Bundle[];

/** If the number of bundles is odd, the last one fills its row. A bundle without an original price shows no savings. */
export const Three: Story = {
  tags: ['edge-case'],
  args: {
    items: [day!, night!, { ...day!, title: 'Rain set', price: 30, originalPrice: undefined }],
  },
  play: async ({ canvasElement }) => {
    const rain = within(canvasElement).getAllByRole('listitem')[2]!;
    await expect(within(rain).getByText('$30')).toBeVisible();
    await expect(rain).not.toHaveTextContent('Save');
    await expect(rain.querySelector('del')).toBeNull();
  },
};

/** Four bundles, including one with long words and many drawings, one without drawings, and one with one drawing. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        ...day!,
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'Everything above, and a few things more that would not fit on the table this year',
        price: 1234.5,
        originalPrice: 2345.67,
        drawings: [...day!.drawings, ...night!.drawings],
      },
      { ...night!, drawings: [] },
      { ...night!, title: 'Single', drawings: night!.drawings.slice(0, 1) },
      { ...day!, title: 'Late set' },
    ],
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
