import type { ProductsContent } from './Products.tsx';
import type { DrawingContent } from '../../../design/shapes/shapes.ts';

const item = (name: string): DrawingContent => ({ src: `/art/merch/${name}.svg`, width: 300, height: 300 });

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Things to take home',
  labels: {
    sizes: { one: 'Size', many: 'Sizes' },
    colors: { one: 'Color', many: 'Colors' },
  },
  items: [
    {
      title: 'Work shirt',
      price: 31.5,
      text: 'Thick cotton with a sunrise on it.',
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL'],
      colors: [
        { name: 'Chalk', swatch: '#ffffff' },
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Brick', swatch: '#e43e31' },
      ],
      drawing: item('tee'),
      ground: 'tint-strong',
      action: { label: 'Buy', about: 'Work shirt', href: '/shop/work-shirt' },
    },
    {
      title: 'Night hoodie',
      price: 57,
      text: 'Warm on the late ferry.',
      sizes: ['S', 'M', 'L', 'XL'],
      colors: [
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Shell', swatch: '#ffcdd6' },
      ],
      drawing: item('hoodie'),
      ground: 'highlight',
      action: { label: 'Buy', about: 'Night hoodie' },
    },
    {
      title: 'Market bag',
      price: 18.25,
      text: 'Holds two loaves upright.',
      sizes: ['One size'],
      colors: [
        { name: 'Corn', swatch: '#fab117' },
        { name: 'Raw', swatch: '#fff8e6' },
      ],
      drawing: item('tote'),
      ground: 'subtle',
      action: { label: 'Buy', about: 'Market bag' },
    },
    {
      title: 'Flask',
      price: 26,
      text: 'Half a liter, warm until the last question is asked.',
      sizes: ['500 ml'],
      colors: [
        { name: 'Brick', swatch: '#e43e31' },
        { name: 'Chalk', swatch: '#ffffff' },
      ],
      drawing: item('bottle'),
      ground: 'highlight-soft',
      action: { label: 'Buy', about: 'Flask' },
    },
    {
      title: 'Sheet of stickers',
      price: 9,
      text: 'Three, for lids and doors.',
      sizes: ['A6'],
      colors: [{ name: 'Assorted', swatch: '#fab117' }],
      drawing: item('sticker'),
      ground: 'strong',
      action: { label: 'Buy', about: 'Sheet of stickers' },
    },
    {
      title: 'Notebook',
      price: 15.75,
      text: 'Opens flat, closes with a band.',
      sizes: ['A5'],
      colors: [
        { name: 'Shell', swatch: '#ffcdd6' },
        { name: 'Plum', swatch: '#3a0a13' },
      ],
      drawing: item('journal'),
      ground: 'brand',
      action: { label: 'Buy', about: 'Notebook' },
    },
    {
      title: 'Field cap',
      price: 24.5,
      text: 'A brim for the afternoon sun.',
      sizes: ['Adjustable'],
      colors: [
        { name: 'Plum', swatch: '#3a0a13' },
        { name: 'Chalk', swatch: '#ffffff' },
      ],
      drawing: item('cap'),
      ground: 'tint',
      action: { label: 'Buy', about: 'Field cap' },
    },
    {
      title: 'Cable pouch',
      price: 21,
      text: 'Nothing tangles in it.',
      sizes: ['One size'],
      colors: [{ name: 'Brick', swatch: '#e43e31' }],
      drawing: item('pouch'),
      ground: 'strong',
      action: { label: 'Buy', about: 'Cable pouch' },
    },
  ],
} satisfies ProductsContent;
