/** The drawings the site ships: which file shows what. A new drawing is one more line here. */
import path from 'node:path';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { cover } from '../../src/design/art/cover.ts';
import type { Drawing } from '../../src/design/art/geometry.ts';
import type { GroundName, PaletteName } from '../../src/design/art/inks.ts';
import { portrait, type FaceOptions } from '../../src/design/art/portrait.ts';
import { audience } from '../../src/design/art/scenes/audience.ts';
import { dashboard, greenhouse } from '../../src/design/art/scenes/case-studies.ts';
import { compass } from '../../src/design/art/scenes/compass.ts';
import { contact } from '../../src/design/art/scenes/contact.ts';
import { footer } from '../../src/design/art/scenes/footer.ts';
import { halfHour } from '../../src/design/art/scenes/half-hour.ts';
import { hero, heroForeground } from '../../src/design/art/scenes/hero.ts';
import { newsletterGold, newsletterRiver } from '../../src/design/art/scenes/newsletter.ts';
import { notFound } from '../../src/design/art/scenes/not-found.ts';
import { partnerLeft, partnerRight } from '../../src/design/art/scenes/partner.ts';
import {
  easterlinCollege,
  halvornFoundry,
  mardenMutual,
  norwickHealth,
} from '../../src/design/art/scenes/partner-logos.ts';
import {
  business,
  customDevelopment,
  dataIntegrity,
  education,
  government,
  training,
} from '../../src/design/art/scenes/solutions.ts';

/** Draws one file. */
export type Draw = () => Drawing;

const SCENES: Readonly<Record<string, Draw>> = {
  hero,
  'hero-foreground': heroForeground,
  'not-found': notFound,
  'solution-government': government,
  'solution-education': education,
  'solution-business': business,
  'solution-training': training,
  'solution-custom': customDevelopment,
  'solution-data': dataIntegrity,
  'partner-left': partnerLeft,
  'partner-right': partnerRight,
  'case-agriculture': greenhouse,
  'case-pharma': dashboard,
  audience,
  compass,
  contact,
  'newsletter-gold': newsletterGold,
  'newsletter-river': newsletterRiver,
  footer,
  'half-hour': halfHour,
};

const LOGOS: Readonly<Record<string, Draw>> = {
  'norwick-health': norwickHealth,
  'halvorn-foundry': halvornFoundry,
  'easterlin-college': easterlinCollege,
  'marden-mutual': mardenMutual,
};

const EPISODES = 20;

/** Episodes take these palettes in turn. */
const EPISODE_PALETTES: readonly PaletteName[] = ['dawn', 'river', 'corn', 'stone', 'peony', 'brick'];

function episodeCovers(): [name: string, draw: Draw][] {
  return Array.from({ length: EPISODES }, (_, index) => {
    const name = `ep-${index + 1}`;
    const palette = EPISODE_PALETTES[index % EPISODE_PALETTES.length] ?? 'dawn';
    return [name, () => cover({ seed: name, palette })];
  });
}

const COVERS: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(episodeCovers()),
  'form-contact': () => cover({ seed: 'form-contact-6', palette: 'stone' }),
  'form-early-access': () => cover({ seed: 'form-early-access-4', palette: 'stone' }),
  video: () => cover({ seed: 'video-1', palette: 'river' }),
};

/** A portrait's seed, ground and hand-picked features. */
type Sitter = readonly [seed: string, ground: GroundName, face?: FaceOptions];

const LEADERS: Readonly<Record<string, Sitter>> = {
  'miriam-castell': [
    'lead-miriam',
    'a',
    {
      hair: ['variant43'],
      eyes: ['variant04'],
      glassesProbability: 100,
      glasses: ['variant11'],
      beardProbability: 0,
      body: ['variant08'],
      lips: ['variant23'],
      brows: ['variant01'],
      nose: ['variant08'],
    },
  ],
  'anselm-roe': [
    'lead-anselm',
    'b',
    {
      hair: ['variant42'],
      eyes: ['variant04'],
      glassesProbability: 0,
      beardProbability: 100,
      beard: ['variant12'],
      body: ['variant13'],
      lips: ['variant08'],
      brows: ['variant10'],
      nose: ['variant02'],
    },
  ],
  'joana-breck': [
    'lead-joana',
    'c',
    {
      hair: ['variant28'],
      eyes: ['variant04'],
      beardProbability: 0,
      body: ['variant21'],
      lips: ['variant22'],
      brows: ['variant07'],
      nose: ['variant12'],
    },
  ],
};

const TESTIMONIALS: Readonly<Record<string, Sitter>> = {
  'gwen-abara': ['q-14', 'b'],
  'russ-tindall': ['q-33', 'a'],
  'elena-marsh': ['q-5', 'd'],
};

/** Grounds in turn, so that no neighbours are equal. */
const GROUNDS: readonly GroundName[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The podcast's guests, each drawn from the name of its file. */
const GUESTS: Readonly<Record<string, Sitter>> = Object.fromEntries(
  episodes.map(({ portrait: { src } }, index): [string, Sitter] => {
    const name = path.basename(src, '.svg');
    return [name, [name, GROUNDS[index % GROUNDS.length] ?? 'a']];
  }),
);

function portraits(sitters: Readonly<Record<string, Sitter>>): Record<string, Draw> {
  const draws = Object.entries(sitters).map(([name, [seed, ground, face]]): [string, Draw] => [
    name,
    () => portrait({ seed, ground, ...(face && { face }) }),
  ]);
  return Object.fromEntries(draws);
}

function inFolder(folder: string, draws: Readonly<Record<string, Draw>>): [path: string, draw: Draw][] {
  return Object.entries(draws).map(([name, draw]) => [`${folder}/${name}.svg`, draw]);
}

/** Every file below public/art, by its path there. */
export const CATALOGUE: ReadonlyMap<string, Draw> = new Map([
  ...inFolder('scenes', SCENES),
  ...inFolder('logos', LOGOS),
  ...inFolder('covers', COVERS),
  ...inFolder('portraits/leaders', portraits(LEADERS)),
  ...inFolder('portraits/testimonials', portraits(TESTIMONIALS)),
  ...inFolder('portraits/guests', portraits(GUESTS)),
]);
