/** Defines the picture for each shared link (its card): the drawing, the text and the backgrounds. */
import { cover } from '../art/cover.ts';
import type { Box, Drawing } from '../art/geometry.ts';
import type { PaletteName } from '../art/inks.ts';
import type { Band } from '../../src/design/theme/tokens.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { site } from '../../src/content/site.ts';
import { CATALOG, coverOf } from '../art/catalog.ts';
import type { CardTheme } from './colors.ts';

/** The drawing in a card, and the colors around it. */
interface CardLook {
  /** The theme whose colors the card uses. */
  theme: CardTheme;
  drawing: Drawing;
  /** The band (background color) behind the drawing, visible where the drawing doesn't fill its square. */
  ground: Band;
  /** The band behind the text. */
  band: Band;
}

/** The picture for shared links to a page. */
export interface Card extends CardLook {
  title: string;
  /** The line below the title on an episode's card: the episode's number and the guest's name. */
  line?: string;
  /** The name of the page's brand: the site's, the podcast's or the conference's. */
  brand: string;
  /**
   * The theme whose typeface the title uses. Some episodes have the conference's colors, but the site's typeface.
   */
  face: CardTheme;
}

/** What {@link cardFor} needs to know about a page. */
export interface SharedPage {
  /** Id of its route in src/shell/routes.ts. */
  routeId: string;
  theme: CardTheme;
  /** Title of its document. */
  title: string;
}

/**
 * The pages' drawings, keyed by route id: a file in public/art/scenes, the visible square of the drawing (in the
 * drawing's units), the band behind the drawing, and the band behind the text. Episodes have their own covers. For
 * every other page that isn't listed here, a cover is generated from the route id.
 */
const scenes: Readonly<Record<string, [file: string, view: Box, ground: Band, band: Band]>> = {
  home: ['hero', [798, 150, 640, 640], 'tint', 'highlight'],
  podcast: ['podcast', [30, 0, 700, 700], 'tint', 'brand'],
  episodes: ['topic-all', [0, 0, 420, 420], 'brand', 'tint'],
  training: ['hero-training', [40, 8, 740, 740], 'tint', 'strong'],
  government: ['hero-government', [50, -122, 760, 760], 'highlight', 'brand'],
  business: ['hero-business', [600, 40, 840, 840], 'tint', 'highlight'],
  education: ['hero-education', [340, -310, 1100, 1100], 'subtle', 'brand'],
  'custom-development': ['hero-custom', [0, 0, 760, 760], 'highlight', 'strong'],
  'case-studies': ['hero-cases', [748, 0, 520, 520], 'tint', 'brand'],
  'why-data-matters': ['solution-data', [110, -20, 360, 360], 'page', 'tint'],
  methodology: ['hero-methodology', [0, 0, 760, 760], 'brand', 'highlight'],
  about: ['compass', [-64, -200, 740, 740], 'page', 'highlight'],
  contact: ['contact-page', [0, 0, 440, 440], 'tint', 'strong'],
  'conference-home': ['conference-hero-phone', [-60, 0, 510, 510], 'tint', 'strong'],
  'conference-hackathon': ['conference-hackathon', [0, -80, 900, 900], 'strong', 'highlight'],
  'conference-tickets': ['conference-tickets', [0, -268, 940, 940], 'highlight', 'brand'],
  'conference-merch': ['conference-merch-phone', [0, -15, 390, 390], 'tint', 'strong'],
  'conference-sponsors': ['conference-sponsors', [0, -200, 640, 640], 'tint', 'brand'],
  'conference-partner': ['conference-partner-phone', [0, -280, 640, 640], 'brand', 'tint'],
  'conference-volunteer': ['conference-volunteer-phone', [60, -90, 520, 520], 'highlight', 'strong'],
  'conference-community': ['conference-chat', [-30, -290, 480, 480], 'strong', 'tint'],
};

/**
 * The theme of a card with a cover, and the band behind its text, keyed by the cover's palette. The band's color
 * differs from the cover's background, so that the cover stands out.
 */
const beside: Readonly<Record<PaletteName, { theme: CardTheme; band: Band }>> = {
  dawn: { theme: 'site', band: 'brand' },
  river: { theme: 'site', band: 'tint' },
  corn: { theme: 'site', band: 'strong' },
  stone: { theme: 'site', band: 'highlight' },
  peony: { theme: 'conference', band: 'strong' },
  brick: { theme: 'conference', band: 'tint' },
  oxblood: { theme: 'conference', band: 'tint' },
};

const withCover = (seed: string, palette: PaletteName): CardLook => ({
  ...beside[palette],
  drawing: cover({ seed, palette }),
  ground: 'page',
});

/** Splits a document's title into the page's title and the brand, which a card shows separately. */
export function splitTitle(title: string, theme: CardTheme): Pick<Card, 'title' | 'brand'> {
  const [words = title, brand = theme === 'conference' ? site.conference.name : site.name] =
    title.split(' | ');
  return { title: words.startsWith(`${brand}: `) ? words.slice(brand.length + 2) : words, brand };
}

/** The card of a page. */
export function cardFor({ routeId, theme, title }: SharedPage): Card {
  const words = { ...splitTitle(title, theme), face: theme };
  const episode = episodes.find(({ id }) => routeId === `episode-${id}`);
  if (episode) {
    const { seed, palette } = coverOf(episode);
    return { ...withCover(seed, palette), ...words, line: `${episode.episodeNumber} · ${episode.name}` };
  }
  const scene = scenes[routeId];
  if (!scene) return { ...withCover(routeId, theme === 'conference' ? 'oxblood' : 'stone'), ...words };
  const [name, viewBox, ground, band] = scene;
  const drawing = CATALOG.get(`scenes/${name}.svg`)?.();
  if (!drawing)
    throw new Error(`scripts/art/catalog.ts has no scene ${name}, which ${routeId} is shared with`);
  return { theme, drawing: { ...drawing, viewBox, fit: 'xMidYMid slice' }, ground, band, ...words };
}
