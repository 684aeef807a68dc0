import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Products.sample.ts';
import { Products, type Product } from './Products.tsx';

/** A shop’s products, in a grid. Texts in a row align, however long they are. */
const meta = {
  title: 'Sections/Offers/Products (shop, store, merchandise)',
  id: 'offers-products',
  component: Products,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Shows single products to buy, in an even grid.',
      whenNot: 'Not for sets (Bundles), and not for a large catalog, because it has no filter.',
      access: 'Colors have names. The section’s heading is for screen readers only.',
    },
  },
  args: sample,
} satisfies Meta<typeof Products>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight products. For screen readers only, the section has a heading, and each button names its product. */
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

export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** On phones, there are two products per row. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single product. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Three products in one row. */
export const Three: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 3) } };

/** All products are equally wide, even if the last row is incomplete. */
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
      const widths = [...grid.querySelectorAll(':scope > li')].map(
        (product) => product.getBoundingClientRect().width,
      );
      await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    }
  },
};

const again: Product[] = sample.items.slice(0, 3).map((product) => ({
  ...product,
  title: `${product.title}, again`,
}));

/** The last row isn't full. */
export const Eleven: Story = { tags: ['edge-case'], args: { items: [...sample.items, ...again] } };

const [first, second, third, ...others] = sample.items as Product[];

/** Long words, many sizes, a product without colors, and one with neither sizes nor colors. */
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

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
