import type { BundlesProps } from '../../sections/offers/Bundles/Bundles.tsx';
import type { ConferenceHeroProps } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { FactsProps } from '../../sections/proof/Facts/Facts.tsx';
import type { ProductsProps } from '../../sections/offers/Products/Products.tsx';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { store } from './event.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/merch', {
  title: `Merch | ${conference.name}`,
  description: `Eight things to wear and use from ${conference.name}, two bundles, and how they ship: T-shirt, hoodie, tote, water bottle, stickers, journal, cap and tech pouch.`,
});

const hero = {
  variant: 'rail',
  heading: 'Merch',
  lead: 'Eight things to wear and use, and two bundles.',
  drawing: { src: '/art/scenes/conference-merch.svg', width: 1440, height: 520 },
  drawingPhone: { src: '/art/scenes/conference-merch-phone.svg', width: 390, height: 360 },
} satisfies ConferenceHeroProps;

/** A drawing stands in for each item's photograph. */
const drawing = (file: string) => ({ src: `/art/merch/${file}.svg`, width: 300, height: 300 });

/** The same as it stands in a bundle: as wide as it is, beside others. */
const bundled = (file: string, width: number) => ({
  src: `/art/merch/bundle-${file}.svg`,
  width,
  height: 280,
});

/** Prices in US dollars, as the owner set them. */
const price = {
  tee: 29.99,
  hoodie: 54.99,
  tote: 19.99,
  bottle: 24.99,
  sticker: 12.99,
  journal: 16.99,
  cap: 27.99,
  pouch: 22.99,
};

const items = {
  id: 'items',
  heading: 'Items',
  labels: { sizes: { one: 'Size', many: 'Sizes' }, colors: { one: 'Color', many: 'Colors' } },
  products: [
    {
      name: 'T-shirt',
      price: price.tee,
      description: 'Heavy cotton, one half-dome on the chest.',
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
      colors: [
        { name: 'White', swatch: '#ffffff' },
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'Cardinal', swatch: '#e43e31' },
      ],
      drawing: drawing('tee'),
      ground: 'tint-strong',
      cta: store('T-shirt'),
    },
    {
      name: 'Hoodie',
      price: price.hoodie,
      description: 'Brushed inside, front pocket, flat cords.',
      sizes: ['S', 'M', 'L', 'XL', '2XL', '3XL'],
      colors: [
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'Pink', swatch: '#ffcdd6' },
      ],
      drawing: drawing('hoodie'),
      ground: 'highlight',
      cta: store('Hoodie'),
    },
    {
      name: 'Tote',
      price: price.tote,
      description: 'Canvas, carries a laptop and a lunch.',
      sizes: ['One size'],
      colors: [
        { name: 'Marigold', swatch: '#fab117' },
        { name: 'Natural', swatch: '#fff8e6' },
      ],
      drawing: drawing('tote'),
      ground: 'subtle',
      cta: store('Tote'),
    },
    {
      name: 'Water bottle',
      price: price.bottle,
      description: 'Steel, 20 oz, keeps coffee hot through a keynote.',
      sizes: ['20 oz'],
      colors: [
        { name: 'Cardinal', swatch: '#e43e31' },
        { name: 'White', swatch: '#ffffff' },
      ],
      drawing: drawing('bottle'),
      ground: 'highlight-soft',
      cta: store('Water bottle'),
    },
    {
      name: 'Sticker pack',
      price: price.sticker,
      description: 'Vinyl, weatherproof, safe for laptops.',
      sizes: ['3 pieces'],
      colors: [{ name: 'Mixed', swatch: '#fab117' }],
      drawing: drawing('sticker'),
      ground: 'strong',
      cta: store('Sticker pack'),
    },
    {
      name: 'Journal',
      price: price.journal,
      description: '192 dotted pages that lie flat.',
      sizes: ['A5'],
      colors: [
        { name: 'Pink', swatch: '#ffcdd6' },
        { name: 'Oxblood', swatch: '#3a0a13' },
      ],
      drawing: drawing('journal'),
      ground: 'brand',
      cta: store('Journal'),
    },
    {
      name: 'Cap',
      price: price.cap,
      description: 'Six panels, curved brim, metal clasp.',
      sizes: ['Adjustable'],
      colors: [
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'White', swatch: '#ffffff' },
      ],
      drawing: drawing('cap'),
      ground: 'tint',
      cta: store('Cap'),
    },
    {
      name: 'Tech pouch',
      price: price.pouch,
      description: 'For the charger you always forget.',
      sizes: ['One size'],
      colors: [{ name: 'Cardinal', swatch: '#e43e31' }],
      drawing: drawing('pouch'),
      ground: 'strong',
      cta: store('Tech pouch'),
    },
  ],
} satisfies ProductsProps;

const bundles = {
  id: 'bundles',
  heading: 'Bundles',
  was: 'was',
  bundles: [
    {
      name: 'Essentials bundle',
      contents: 'T-shirt, Tote and Sticker pack',
      price: 49.99,
      originalPrice: price.tee + price.tote + price.sticker,
      saving: 'Save {amount}',
      drawings: [bundled('tee', 268), bundled('tote', 188), bundled('sticker', 264)],
      cta: store('Essentials', 'Buy bundle'),
    },
    {
      name: 'Premium bundle',
      contents: 'Hoodie, Water bottle, Journal and Cap',
      price: 99.99,
      originalPrice: price.hoodie + price.bottle + price.journal + price.cap,
      saving: 'Save {amount}',
      drawings: [bundled('hoodie', 284), bundled('bottle', 92), bundled('journal', 174), bundled('cap', 260)],
      cta: store('Premium', 'Buy bundle'),
    },
  ],
} satisfies BundlesProps;

const shipping = {
  id: 'shipping',
  heading: 'Shipping and returns',
  facts: [
    { term: 'Free shipping', detail: 'Over $75' },
    { term: 'Delivery', detail: '7-14 business days' },
    { term: 'Returns', detail: 'Unworn items within 30 days' },
  ],
} satisfies FactsProps;

/** The merch. */
export const merch = { meta, hero, items, bundles, shipping };
