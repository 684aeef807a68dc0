/** What stands on the picture beside each shared link: which drawing, on which grounds. */
import { cover } from '../../src/design/art/cover.ts';
import type { Box, Drawing } from '../../src/design/art/geometry.ts';
import type { PaletteName } from '../../src/design/art/inks.ts';
import type { Band } from '../../src/design/theme/tokens.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { site } from '../../src/content/site.ts';
import { CATALOGUE, coverOf } from '../art/catalogue.ts';
import type { CardTheme } from './colors.ts';

/** A picture, and what a page's words stand on beside it. */
interface CardLook {
  /** Whose colors it has. */
  theme: CardTheme;
  drawing: Drawing;
  /** What the drawing stands on. Where it fills the square, nothing of it is seen. */
  ground: Band;
  /** What the words stand on. */
  band: Band;
}

/** A page's card. */
export interface Card extends CardLook {
  title: string;
  /** Below the title: which episode, and with whom. */
  line?: string;
  /** Whose page it is: the site's, the podcast's or the conference's. */
  brand: string;
  /** Whose face the title is set in. Guests' episodes have colors of the conference, and the site's face. */
  face: CardTheme;
}

/** What {@link cardFor} must know of a page. */
export interface SharedPage {
  /** Id of its route in src/shell/routes.ts. */
  routeId: string;
  theme: CardTheme;
  /** Title of its document. */
  title: string;
}

/**
 * The pages' drawings, by id of the route: a file below public/art, the square of it that is shown (in its own units), its
 * ground, and the band of the words. Any other page gets a cover of its own.
 */
const scenes: Readonly<Record<string, [file: string, view: Box, ground: Band, band: Band]>> = {
  home: ['hero', [798, 150, 640, 640], 'sky', 'gold'],
  podcast: ['podcast', [30, 0, 700, 700], 'sky', 'river'],
  episodes: ['topic-all', [0, 0, 420, 420], 'river', 'sky'],
  training: ['hero-training', [40, 8, 740, 740], 'sky', 'ink'],
  government: ['hero-government', [50, -122, 760, 760], 'gold', 'river'],
  business: ['hero-business', [600, 40, 840, 840], 'sky', 'gold'],
  education: ['hero-education', [340, -310, 1100, 1100], 'surface', 'river'],
  'custom-development': ['hero-custom', [0, 0, 760, 760], 'gold', 'ink'],
  'case-studies': ['hero-cases', [800, 0, 520, 520], 'sky', 'river'],
  'why-data-matters': ['solution-data', [110, -20, 360, 360], 'page', 'sky'],
  methodology: ['hero-methodology', [0, 0, 760, 760], 'river', 'gold'],
  about: ['compass', [-64, -200, 740, 740], 'page', 'gold'],
  contact: ['contact-page', [0, 0, 440, 440], 'sky', 'ink'],
  'conference-home': ['conference-hero-phone', [-60, 0, 510, 510], 'sky', 'ink'],
  'conference-hackathon': ['conference-hackathon', [0, -80, 900, 900], 'ink', 'gold'],
  'conference-tickets': ['conference-tickets', [0, -268, 940, 940], 'gold', 'river'],
  'conference-merch': ['conference-merch-phone', [0, -15, 390, 390], 'sky', 'ink'],
  'conference-sponsors': ['conference-sponsors', [0, -200, 640, 640], 'sky', 'river'],
  'conference-partner': ['conference-partner-phone', [0, -280, 640, 640], 'river', 'sky'],
  'conference-volunteer': ['conference-volunteer-phone', [60, -90, 520, 520], 'gold', 'ink'],
  'conference-community': ['conference-chat', [0, 0, 500, 500], 'sky', 'ink'],
};

/** What goes beside a cover, by its palette: another ground than the cover's. */
const beside: Readonly<Record<PaletteName, { theme: CardTheme; band: Band }>> = {
  dawn: { theme: 'site', band: 'river' },
  river: { theme: 'site', band: 'sky' },
  corn: { theme: 'site', band: 'ink' },
  stone: { theme: 'site', band: 'gold' },
  peony: { theme: 'conference', band: 'ink' },
  brick: { theme: 'conference', band: 'sky' },
  oxblood: { theme: 'conference', band: 'sky' },
};

const withCover = (seed: string, palette: PaletteName): CardLook => ({
  ...beside[palette],
  drawing: cover({ seed, palette }),
  ground: 'page',
});

/** A title without the name of whose page it is, which a card shows apart. */
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
  const drawing = CATALOGUE.get(`scenes/${name}.svg`)?.();
  if (!drawing)
    throw new Error(`scripts/art/catalogue.ts has no scene ${name}, which ${routeId} is shared with`);
  return { theme, drawing: { ...drawing, viewBox, fit: 'xMidYMid slice' }, ground, band, ...words };
}
