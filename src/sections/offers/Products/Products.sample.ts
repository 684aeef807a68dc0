import type { DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import type { ProductsProps } from './Products.tsx';

const item = (name: string): DrawingFile => ({ src: `/art/merch/${name}.svg`, width: 300, height: 300 });

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Things to take home',
  labels: {
    sizes: { one: 'Size', many: 'Sizes' },
    colors: { one: 'Color', many: 'Colors' },
  },
  products: [
    {
      name: 'Work shirt',
      price: 31.5,
      description: 'Thick cotton with a sunrise on it.',
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL'],
      colors: [
        { name: 'Chalk', swatch: '#ffffff' },
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Brick', swatch: '#e43e31' },
      ],
      drawing: item('tee'),
      ground: 'tint-strong',
      cta: { label: 'Buy', about: 'Work shirt', href: '/shop/work-shirt' },
    },
    {
      name: 'Night hoodie',
      price: 57,
      description: 'Warm on the late ferry.',
      sizes: ['S', 'M', 'L', 'XL'],
      colors: [
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Shell', swatch: '#ffcdd6' },
      ],
      drawing: item('hoodie'),
      ground: 'highlight',
      cta: { label: 'Buy', about: 'Night hoodie' },
    },
    {
      name: 'Market bag',
      price: 18.25,
      description: 'Holds two loaves upright.',
      sizes: ['One size'],
      colors: [
        { name: 'Corn', swatch: '#fab117' },
        { name: 'Raw', swatch: '#fff8e6' },
      ],
      drawing: item('tote'),
      ground: 'subtle',
      cta: { label: 'Buy', about: 'Market bag' },
    },
    {
      name: 'Flask',
      price: 26,
      description: 'Half a liter, warm until the last question is asked.',
      sizes: ['500 ml'],
      colors: [
        { name: 'Brick', swatch: '#e43e31' },
        { name: 'Chalk', swatch: '#ffffff' },
      ],
      drawing: item('bottle'),
      ground: 'highlight-soft',
      cta: { label: 'Buy', about: 'Flask' },
    },
    {
      name: 'Sheet of stickers',
      price: 9,
      description: 'Three, for lids and doors.',
      sizes: ['A6'],
      colors: [{ name: 'Assorted', swatch: '#fab117' }],
      drawing: item('sticker'),
      ground: 'strong',
      cta: { label: 'Buy', about: 'Sheet of stickers' },
    },
    {
      name: 'Notebook',
      price: 15.75,
      description: 'Opens flat, closes with a band.',
      sizes: ['A5'],
      colors: [
        { name: 'Shell', swatch: '#ffcdd6' },
        { name: 'Plum', swatch: '#3a0a13' },
      ],
      drawing: item('journal'),
      ground: 'brand',
      cta: { label: 'Buy', about: 'Notebook' },
    },
    {
      name: 'Field cap',
      price: 24.5,
      description: 'A brim for the afternoon sun.',
      sizes: ['Adjustable'],
      colors: [
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Chalk', swatch: '#ffffff' },
      ],
      drawing: item('cap'),
      ground: 'tint',
      cta: { label: 'Buy', about: 'Field cap' },
    },
    {
      name: 'Cable pouch',
      price: 21,
      description: 'Nothing tangles in it.',
      sizes: ['One size'],
      colors: [{ name: 'Brick', swatch: '#e43e31' }],
      drawing: item('pouch'),
      ground: 'strong',
      cta: { label: 'Buy', about: 'Cable pouch' },
    },
  ],
} satisfies ProductsProps;
