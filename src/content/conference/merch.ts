import type { BundlesContent } from '../../sections/offers/Bundles/Bundles.tsx';
import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { FactsContent } from '../../sections/proof/Facts/Facts.tsx';
import type { ProductsContent } from '../../sections/offers/Products/Products.tsx';
import * as drawings from '../generated/drawings.ts';
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
  lead: 'Wear the AI conference all year: stickers to hoodies, from $12.99.',
  actions: [{ label: 'Shop all items', href: '#items' }],
  drawing: drawings.conferenceMerch,
  phoneDrawing: drawings.conferenceMerchPhone,
} satisfies ConferenceHeroContent;

/** Prices in US dollars. The site's owner set them. */
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
  items: [
    {
      title: 'T-shirt',
      price: price.tee,
      text: 'Heavy cotton, one half-dome on the chest.',
      sizes: ['XS–3XL'],
      colors: [
        { name: 'White', swatch: '#ffffff' },
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'Cardinal', swatch: '#e43e31' },
      ],
      drawing: drawings.merchTee,
      ground: 'tint-strong',
      action: store('T-shirt'),
    },
    {
      title: 'Hoodie',
      price: price.hoodie,
      text: 'Brushed inside, front pocket, flat cords.',
      sizes: ['S–3XL'],
      colors: [
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'Pink', swatch: '#ffcdd6' },
      ],
      drawing: drawings.merchHoodie,
      ground: 'highlight',
      action: store('Hoodie'),
    },
    {
      title: 'Tote',
      price: price.tote,
      text: 'Canvas, carries a laptop and a lunch.',
      sizes: ['One size'],
      colors: [
        { name: 'Marigold', swatch: '#fab117' },
        { name: 'Natural', swatch: '#fff8e6' },
      ],
      drawing: drawings.merchTote,
      ground: 'subtle',
      action: store('Tote'),
    },
    {
      title: 'Water bottle',
      price: price.bottle,
      text: 'Steel, 20 oz, keeps coffee hot through a keynote.',
      sizes: ['20 oz'],
      colors: [
        { name: 'Cardinal', swatch: '#e43e31' },
        { name: 'White', swatch: '#ffffff' },
      ],
      drawing: drawings.merchBottle,
      ground: 'highlight-soft',
      action: store('Water bottle'),
    },
    {
      title: 'Sticker pack',
      price: price.sticker,
      text: 'Vinyl, weatherproof, safe for laptops.',
      sizes: ['3 pieces'],
      colors: [{ name: 'Mixed', swatch: '#fab117' }],
      drawing: drawings.merchSticker,
      ground: 'strong',
      action: store('Sticker pack'),
    },
    {
      title: 'Journal',
      price: price.journal,
      text: '192 dotted pages that lie flat.',
      sizes: ['A5'],
      colors: [
        { name: 'Pink', swatch: '#ffcdd6' },
        { name: 'Oxblood', swatch: '#3a0a13' },
      ],
      drawing: drawings.merchJournal,
      ground: 'brand',
      action: store('Journal'),
    },
    {
      title: 'Cap',
      price: price.cap,
      text: 'Six panels, curved brim, metal clasp.',
      sizes: ['Adjustable'],
      colors: [
        { name: 'Oxblood', swatch: '#3a0a13' },
        { name: 'White', swatch: '#ffffff' },
      ],
      drawing: drawings.merchCap,
      ground: 'tint',
      action: store('Cap'),
    },
    {
      title: 'Tech pouch',
      price: price.pouch,
      text: 'For the charger you always forget.',
      sizes: ['One size'],
      colors: [{ name: 'Cardinal', swatch: '#e43e31' }],
      drawing: drawings.merchPouch,
      ground: 'strong',
      action: store('Tech pouch'),
    },
  ],
} satisfies ProductsContent;

const bundles = {
  id: 'bundles',
  heading: 'Bundles',
  was: 'was',
  items: [
    {
      title: 'Essentials bundle',
      text: 'T-shirt, Tote and Sticker pack',
      price: 49.99,
      originalPrice: price.tee + price.tote + price.sticker,
      saving: 'Save {amount}',
      drawings: [drawings.merchBundleTee, drawings.merchBundleTote, drawings.merchBundleSticker],
      action: store('Essentials', 'Buy bundle'),
    },
    {
      title: 'Premium bundle',
      text: 'Hoodie, Water bottle, Journal and Cap',
      price: 99.99,
      originalPrice: price.hoodie + price.bottle + price.journal + price.cap,
      saving: 'Save {amount}',
      drawings: [
        drawings.merchBundleHoodie,
        drawings.merchBundleBottle,
        drawings.merchBundleJournal,
        drawings.merchBundleCap,
      ],
      action: store('Premium', 'Buy bundle'),
    },
  ],
} satisfies BundlesContent;

const shipping = {
  id: 'shipping',
  heading: 'Shipping and returns',
  items: [
    { label: 'Free shipping', value: 'Over $75' },
    { label: 'Delivery', value: '7–14 business days' },
    { label: 'Returns', value: 'Unworn items within 30 days' },
  ],
} satisfies FactsContent;

/** The merch page. */
export const merch = { meta, hero, items, bundles, shipping };
