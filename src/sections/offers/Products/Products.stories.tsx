import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Products.sample.ts';
import { Products, type Product } from './Products.tsx';

/** A shop’s things, in rows of unequal widths. Rows of text align, however long a neighbor’s are. */
const meta = {
  title: 'Sections/Offers/Products (shop, store, merchandise)',
  id: 'offers-products',
  component: Products,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows things to buy, one by one, in rows of unequal widths.',
      whenNot: 'Not for sets (Bundles), and not for a whole catalog: there is no filter.',
      access:
        'Colors are named in words. The section’s heading is there for screen readers and is not drawn.',
    },
  },
  args: sample,
} satisfies Meta<typeof Products>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight things. The heading is for screen readers, and each control is named after what it buys. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: sample.heading });
    const items = region.querySelectorAll('ul > li');
    await expect(items).toHaveLength(8);
    const [shirt, , bag] = [...items] as HTMLElement[];
    await expect(within(shirt!).getByRole('heading', { level: 3 })).toHaveTextContent('Work shirt');
    await expect(within(shirt!).getByText('$31.50')).toBeVisible();
    await expect(within(shirt!).getByRole('link', { name: 'Buy Work shirt' })).toHaveAttribute(
      'href',
      '/shop/work-shirt',
    );
    const terms = (item: HTMLElement) =>
      within(item)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    await expect(terms(shirt!)).toEqual(['Sizes', 'Colors']);
    await expect(terms(bag!)).toEqual(['Size', 'Colors']);
    await expect(within(bag!).getByRole('button', { name: 'Buy Market bag' })).toBeEnabled();
  },
};

/** The same in the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** With a heading for everybody. */

/** Two in a row, and some that have a row to themselves. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single item. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Three: one row. */
export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

/** Rows that break off are filled, whatever the number. */
export const LastRows: Story = {
  tags: ['edge-case'],
  render: (args) => (
    <>
      {[2, 4, 5, 7].map((count) => (
        <Products
          key={count}
          {...args}
          heading={`${args.heading}, ${count}`}
          items={args.items.slice(0, count)}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of canvasElement.querySelectorAll('section ul')) {
      const last = grid.lastElementChild as HTMLElement;
      const alone = (last.previousElementSibling as HTMLElement).offsetTop < last.offsetTop;
      const gap = grid.getBoundingClientRect().right - last.getBoundingClientRect().right;
      if (!alone) await expect(Math.abs(gap)).toBeLessThan(1);
    }
  },
};

const again: Product[] = sample.items.slice(0, 3).map((product) => ({
  ...product,
  title: `${product.title}, again`,
}));

/** Eleven: the pattern begins anew. */
export const Eleven: Story = { tags: ['edge-case'], args: { items: [...sample.items, ...again] } };

const [first, second, third, ...others] = sample.items as Product[];

/** Long words, many sizes, a thing without colors, one without sizes or colors. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      { ...first!, title: 'Donaudampfschifffahrtsgesellschaftshemd', price: 1234.56 },
      {
        ...second!,
        text: 'A sentence that goes on about brushed fleece, flat cords and a pocket for longer than anybody reads while standing in a shop.',
        sizes: ['3XS', '2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'Made to measure'],
        colors: [
          { name: 'Feuerwehrfahrzeugrot', swatch: '#e43e31' },
          { name: 'Ice', swatch: '#c4e3ea' },
          { name: 'Deep water', swatch: '#03393c' },
          { name: 'Raw', swatch: '#fff8e6' },
        ],
      },
      { ...third!, colors: [] },
      { ...others[0]!, sizes: [], colors: [] },
      ...others.slice(1),
    ],
  },
};

/** The same on a phone. */
export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
