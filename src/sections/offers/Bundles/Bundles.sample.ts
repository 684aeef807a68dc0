import type { DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import type { BundlesProps } from './Bundles.tsx';

const item = (name: string): DrawingFile => ({
  src: `/art/merch/bundle-${name}.svg`,
  width: 300,
  height: 300,
});

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Sets',
  was: 'was',
  bundles: [
    {
      name: 'Day set',
      contents: 'Work shirt, Market bag and stickers',
      price: 44.95,
      originalPrice: 58.75,
      saving: 'Save {amount}',
      drawings: [item('tee'), item('tote'), item('sticker')],
      cta: { label: 'Buy set', about: 'Day set' },
    },
    {
      name: 'Night set',
      contents: 'Hoodie, Flask, Notebook and Field cap',
      price: 95,
      originalPrice: 123.25,
      saving: 'Save {amount}',
      drawings: [item('hoodie'), item('bottle'), item('journal'), item('cap')],
      cta: { label: 'Buy set', about: 'Night set', href: '/shop/night-set' },
    },
  ],
} satisfies BundlesProps;
