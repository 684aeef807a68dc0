/** Lists the site's drawings, by file. To add a drawing, add a line. */
import path from 'node:path';
import { episodes, numberOf } from '../../src/content/episodes/episodes.ts';
import type { EpisodeSummary } from '../../src/content/episodes/types.ts';
import { tones } from '../../src/content/tones.ts';
import { cover } from './cover.ts';
import type { Drawing } from './geometry.ts';
import type { GroundName, PaletteName } from './inks.ts';
import { portrait, type FaceOptions } from './portrait.ts';
import * as arch from './scenes/arch.ts';
import * as about from './scenes/about.ts';
import { audience } from './scenes/audience.ts';
import {
  caseFiles,
  dashboard,
  greenhouse,
  greenhousePanel,
  greenhousePhonePanel,
} from './scenes/case-studies.ts';
import * as callsToAction from './scenes/calls-to-action.ts';
import * as companyHeroes from './scenes/company-heroes.ts';
import { dashboardPanel, dashboardPhonePanel } from './scenes/cases.ts';
import { compass } from './scenes/compass.ts';
import * as conference from './scenes/conference.ts';
import { episodeNotFound } from './scenes/episode-not-found.ts';
import { floorPlan } from './scenes/floor-plan.ts';
import { footer } from './scenes/footer.ts';
import { halfHour } from './scenes/half-hour.ts';
import { hero, heroBridge, heroForeground } from './scenes/hero.ts';
import { newsletterDisc, newsletterRiver } from './scenes/newsletter.ts';
import { bundleItem, merchItem } from './scenes/merch-items.ts';
import { notFound } from './scenes/not-found.ts';
import { partnerLeft, partnerRight } from './scenes/partner.ts';
import { easterlinCollege, halvornFoundry, mardenMutual, norwickHealth } from './scenes/partner-logos.ts';
import { podcast } from './scenes/podcast.ts';
import {
  business,
  customDevelopment,
  dataIntegrity,
  education,
  government,
  training,
} from './scenes/solutions.ts';
import { successTiles } from './scenes/success.ts';
import { contactPage, legalArcs } from './scenes/text-pages.ts';
import * as tools from './scenes/tools.ts';
import * as topics from './scenes/topics.ts';
import { agenticOrbits, earlyAccess, protractor } from './scenes/training-page.ts';
import type { MediaContent } from '../../src/design/shapes/shapes.ts';

/** A function that draws one file. */
export type Draw = () => Drawing;

const SCENES: Readonly<Record<string, Draw>> = {
  hero,
  'hero-foreground': heroForeground,
  'hero-bridge': heroBridge,
  'not-found': notFound,
  'episode-not-found': episodeNotFound,
  'solution-government': government,
  'solution-education': education,
  'solution-business': business,
  'solution-training': training,
  'solution-custom': customDevelopment,
  'solution-data': dataIntegrity,
  'partner-left': partnerLeft,
  'partner-right': partnerRight,
  'case-agriculture': greenhouse,
  'case-greenhouse': greenhousePanel,
  'case-greenhouse-phone': greenhousePhonePanel,
  'case-pharma': dashboard,
  'case-dashboard': dashboardPanel,
  'case-dashboard-phone': dashboardPhonePanel,
  'case-files': caseFiles,
  audience,
  'about-work': about.work,
  'about-conference': about.conference,
  compass,
  'contact-page': contactPage,
  'legal-arcs': legalArcs,
  'newsletter-disc': newsletterDisc,
  'newsletter-river': newsletterRiver,
  footer,
  'hero-government': companyHeroes.government,
  'hero-business': companyHeroes.business,
  'hero-education': companyHeroes.education,
  'hero-custom': companyHeroes.custom,
  'hero-cases': companyHeroes.cases,
  'hero-methodology': companyHeroes.methodology,
  'hero-training': protractor,
  'agentic-orbits': agenticOrbits,
  'early-access': earlyAccess,
  'cta-clock': callsToAction.clock,
  'cta-crowd': callsToAction.crowd,
  'half-hour': halfHour,
  podcast,
  'success-tiles': successTiles,
  'topic-all': topics.allEpisodes,
  'topic-strategy': topics.strategy,
  'topic-leadership': topics.leadership,
  'topic-innovation': topics.innovation,
  'topic-implementation': topics.implementation,
  'topic-ethics': topics.ethics,
  'topic-featured': topics.featured,
  'conference-hero': conference.turn,
  'conference-hero-phone': conference.turnPhone,
  'conference-hackathon': conference.hackathon,
  'conference-tickets': conference.tickets,
  'conference-merch': conference.merch,
  'conference-merch-phone': conference.merchPhone,
  'conference-partner': conference.partner,
  'conference-partner-phone': conference.partnerPhone,
  'conference-crowd': conference.crowd,
  'conference-sponsors': conference.sponsors,
  'conference-volunteer': conference.volunteer,
  'conference-volunteer-phone': conference.volunteerPhone,
  'conference-why': conference.why,
  'conference-custom': conference.customPackage,
  'conference-chat': conference.chat,
  'conference-group': conference.group,
  'arch-1': arch.survey,
  'arch-2': arch.construction,
  'arch-3': arch.finished,
  'arch-bridge': arch.bridge,
  'conference-plan': floorPlan,
  'newsletter-conference': conference.newsletterConference,
};

const LOGOS: Readonly<Record<string, Draw>> = {
  'norwick-health': norwickHealth,
  'halvorn-foundry': halvornFoundry,
  'easterlin-college': easterlinCollege,
  'marden-mutual': mardenMutual,
};

/** Drawings of the shop's items, in their own colors, and (`bundle-…`) in colors that suit the bundles' backgrounds. */
const MERCH: Readonly<Record<string, Draw>> = {
  tee: () => merchItem('tee'),
  hoodie: () => merchItem('hoodie'),
  tote: () => merchItem('tote'),
  bottle: () => merchItem('bottle'),
  sticker: () => merchItem('sticker'),
  journal: () => merchItem('journal'),
  cap: () => merchItem('cap'),
  pouch: () => merchItem('pouch'),
  'bundle-tee': () => bundleItem('tee', ['art-light', 'art-hot', 'art-on-color']),
  'bundle-tote': () => bundleItem('tote', ['white', 'art-on-color', 'art-hot']),
  'bundle-sticker': () => bundleItem('sticker', ['art-sun', 'art-hot', 'art-solid']),
  'bundle-hoodie': () => bundleItem('hoodie', ['art-item-soft', 'art-sun', 'art-hot']),
  'bundle-bottle': () => bundleItem('bottle', ['art-hot', 'art-light', 'art-sun']),
  'bundle-journal': () => bundleItem('journal', ['art-item-soft', 'art-hot', 'art-sun']),
  'bundle-cap': () => bundleItem('cap', ['white', 'art-hot', 'art-hot']),
};

/**
 * The palettes of episode covers. Consecutive episodes cycle through them, so that neighbors in a list of the newest
 * episodes differ.
 */
const EPISODE_PALETTES: readonly PaletteName[] = ['dawn', 'river', 'corn', 'stone', 'peony', 'brick'];

/** Whether a picture is one of the generated drawings, as opposed to a photograph or another supplied picture. */
const isDrawn = ({ src }: MediaContent): boolean => src.startsWith('/art/');

/** The options for an episode's cover. */
export const coverOf = (episode: EpisodeSummary): { seed: string; palette: PaletteName } => ({
  seed: `ep-${episode.id}`,
  palette: EPISODE_PALETTES[numberOf(episode) % EPISODE_PALETTES.length] ?? 'dawn',
});

function episodeCovers(): [name: string, draw: Draw][] {
  return episodes
    .filter(({ image }) => isDrawn(image))
    .map((episode) => [coverOf(episode).seed, () => cover(coverOf(episode))]);
}

/** The drawings of the example tools, in the order of the examples on the page /custom-development. */
const TOOLS = [
  tools.checker,
  tools.quote,
  tools.intake,
  tools.forecast,
  tools.clause,
  tools.desk,
  tools.matching,
  tools.handover,
];

const COVERS: Readonly<Record<string, Draw>> = {
  ...Object.fromEntries(episodeCovers()),
  ...Object.fromEntries(TOOLS.map((draw, index) => [`build-${index + 1}`, draw])),
  'form-contact': () => cover({ seed: 'form-contact-6', palette: 'stone' }),
  'form-early-access': () => cover({ seed: 'form-early-access-4', palette: 'stone' }),
  video: () => cover({ seed: 'video-1', palette: 'river' }),
};

/** What determines a portrait: its seed, its background, and hand-picked features. */
type Sitter = readonly [seed: string, ground: GroundName, face?: FaceOptions];

const LEADERS = {
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
} satisfies Readonly<Record<string, Sitter>>;

const TESTIMONIALS: Readonly<Record<string, Sitter>> = {
  'gwen-abara': ['q-14', 'b'],
  'russ-tindall': ['q-5', 'a'],
  'elena-marsh': ['q-33', 'd'],
};

const FACULTY: Readonly<Record<string, Sitter>> = {
  'helena-voss': ['pg-57', 'a'],
  'andre-whitlock': ['pg-50', 'c'],
  'mina-farouk': ['pg-60', 'b', { beardProbability: 0 }],
  'carl-jessup': ['pg-51', 'd'],
  'yuki-tanabe': ['pg-66', 'e'],
  'roland-pike': ['pg-42', 'f'],
  'simone-achebe': ['pg-37', 'b'],
  'luis-ortega': ['pg-28', 'd'],
  'hannah-brill': ['pg-26', 'c'],
  'vikram-sethi': ['pg-36', 'a'],
};

/** Portraits of the speakers at the conference, keyed by file name. */
const SPEAKERS: Readonly<Record<string, Sitter>> = {
  'amara-nwosu': ['sp-1281', 'f'],
  'joel-brandvold': ['sp-167', 'h'],
  'renata-solis': ['sp-24', 'g'],
  'caleb-whitaker': ['sp-152', 'e'],
  'wen-chou': ['sp-416', 'h'],
  'desmond-pryor': ['sp-105', 'f'],
  'ingrid-halvorsen': ['sp-1194', 'e'],
  'emil-renner': ['sp-251', 'g'],
  'farah-siddiqui': ['sp-22', 'f'],
  'owen-farrow': ['sp-268', 'h'],
  'grace-oduya': ['sp-1078', 'g'],
  'hank-delacroix': ['pg-58', 'e'],
  'sunita-rao': ['sp-1293', 'f'],
  'peter-aldous': ['pg-62', 'h'],
};

/** Portraits of unnamed members of the conference's community, keyed by file name. */
const COMMUNITY: Readonly<Record<string, Sitter>> = {
  '1': ['cm-3', 'f'],
  '2': ['sp-803', 'h'],
  '3': ['sp-31', 'e'],
  '4': ['sp-92', 'g'],
};

/** Names of the portrait backgrounds. Successive guests cycle through them, so that neighbors differ. */
const GROUNDS: readonly GroundName[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Seeds for guests whose name produces a face that doesn't suit them. */
const GUEST_SEEDS: Readonly<Record<string, string>> = {
  'agnieszka-wrona': 'pg-57',
  'anjali-deshmukh': 'pg-80',
  'beatriz-salgado': 'pg-30',
  'dana-whitfield': 'pg-12',
  'darnell-pruitt': 'pg-38',
  'grace-nakamura': 'pg-34',
  'hodan-warsame': 'pg-41',
  'imani-castellanos': 'pg-56',
  'joel-abernathy': 'pg-63',
  'lena-okafor': 'pg-29',
  'marcus-oyelaran': 'pg-40',
  'mei-lin-zhao': 'pg-18',
  'naomi-begaye': 'pg-5',
  'rafael-ibarra': 'pg-46',
  'ruth-kessler': 'pg-13',
  'samir-khoury': 'pg-17',
  'sofia-marchetti': 'pg-2',
  'theo-brandt': 'pg-11',
  'tobias-lindqvist': 'pg-21',
  'walter-quigley': 'pg-47',
};

/** Portraits of the podcast's guests, keyed by file name, which is also the default seed. */
const GUESTS: Readonly<Record<string, Sitter>> = Object.fromEntries(
  [
    ...new Set(
      episodes
        .map(({ portrait }) => portrait)
        .filter(isDrawn)
        .map(({ src }) => path.basename(src, '.svg')),
    ),
  ].map((name, index): [string, Sitter] => [
    name,
    [GUEST_SEEDS[name] ?? name, GROUNDS[index % GROUNDS.length] ?? 'a'],
  ]),
);

function portraits(sitters: Readonly<Record<string, Sitter>>): Record<string, Draw> {
  const draws = Object.entries(sitters).map(([name, [seed, ground, face]]): [string, Draw] => [
    name,
    () => portrait({ seed, ground, tone: tones[name], face }),
  ]);
  return Object.fromEntries(draws);
}

/** The founder's portrait for the wide tile on the about page. */
const founderTile: Draw = () => {
  const [seed, ground, face] = LEADERS['miriam-castell'];
  return portrait({ seed, ground, tone: tones['miriam-castell'], face, wide: true });
};

function inFolder(folder: string, draws: Readonly<Record<string, Draw>>): [path: string, draw: Draw][] {
  return Object.entries(draws).map(([name, draw]) => [`${folder}/${name}.svg`, draw]);
}

/** The function that draws each file, keyed by the file's path below public/art. */
export const CATALOG: ReadonlyMap<string, Draw> = new Map([
  ...inFolder('scenes', SCENES),
  ...inFolder('logos', LOGOS),
  ...inFolder('merch', MERCH),
  ...inFolder('covers', COVERS),
  ...inFolder('portraits/leaders', portraits(LEADERS)),
  ['portraits/founder-tile.svg', founderTile],
  ...inFolder('portraits/testimonials', portraits(TESTIMONIALS)),
  ...inFolder('portraits/faculty', portraits(FACULTY)),
  ...inFolder('portraits/guests', portraits(GUESTS)),
  ...inFolder('portraits/speakers', portraits(SPEAKERS)),
  ...inFolder('portraits/community', portraits(COMMUNITY)),
]);
