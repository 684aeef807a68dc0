import type { BundlesContent } from './Bundles.tsx';
import type { DrawingContent } from '../../../design/shapes/shapes.ts';

const item = (name: string): DrawingContent => ({
  src: `/art/merch/bundle-${name}.svg`,
  width: 300,
  height: 300,
});

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Sets',
  was: 'was',
  items: [
    {
      title: 'Day set',
      text: 'Work shirt, Market bag and stickers',
      price: 44.95,
      originalPrice: 58.75,
      saving: 'Save {amount}',
      drawings: [item('tee'), item('tote'), item('sticker')],
      action: { label: 'Buy set', about: 'Day set' },
    },
    {
      title: 'Night set',
      text: 'Hoodie, Flask, Notebook and Field cap',
      price: 95,
      originalPrice: 123.25,
      saving: 'Save {amount}',
      drawings: [item('hoodie'), item('bottle'), item('journal'), item('cap')],
      action: { label: 'Buy set', about: 'Night set', href: '/shop/night-set' },
    },
  ],
} satisfies BundlesContent;
