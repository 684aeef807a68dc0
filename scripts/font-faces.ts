/**
 * The fonts that visitors load: each family's weights, and the characters in each file. scripts/fonts.ts writes the
 * files. Pages preload some of the files. The build checks the size of the files for the site's copy, and that they
 * contain every character on the site.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { tokens } from '../src/design/theme/tokens.ts';
import {
  arial,
  courierNew,
  dejaVuSans,
  dejaVuSansMono,
  dejaVuSerif,
  georgia,
  liberationMono,
  liberationSans,
  liberationSerif,
  notoSerif,
  roboto,
  robotoMono,
  timesNewRoman,
  type SystemFont,
} from './system-fonts.ts';

/** A font family: its package, and the weights and characters that the site uses. */
export interface FontFamily {
  /** The family's name in stylesheets. */
  family: string;
  /** The npm package with the font files. */
  source: string;
  /** The lightest and the heaviest weight that stylesheets can use. */
  weights: [min: number, max: number];
  /** Characters that text in this family uses in addition to the everyday ones. */
  signs: string;
  /** Whether every page preloads the family, because its initial viewport needs it. */
  preload: boolean;
  /** What follows `--font-` in the name of the family's custom property. */
  property: keyof typeof tokens.type.families;
  /** The fonts that browsers show until the family has loaded. */
  standIns: {
    /** System fonts, in order of preference. */
    fonts: SystemFont[];
    /** CSS's generic families, such as `sans-serif`, at the end of the font stack. */
    generic: string;
    /**
     * The weights where the fallbacks change. Letters get wider as they get bolder, so each range between these weights
     * has its own fitted fallback. Within a range, widths differ by about 1%.
     */
    steps: number[];
  };
}

const { families, generics } = tokens.type;

/**
 * The families. The range of weights always includes a font's default weight (400), even if nothing uses it. Without
 * the default weight, every outline would be rounded to whole units, which changes letters slightly.
 */
export const fontFamilies: FontFamily[] = [
  {
    family: families.display,
    source: '@fontsource-variable/besley',
    weights: [400, 820],
    signs: '',
    preload: true,
    property: 'display',
    standIns: {
      fonts: [georgia, notoSerif, timesNewRoman, liberationSerif, dejaVuSerif],
      generic: generics.display,
      steps: [400, 490, 520, 560, 600, 660, 720, 790, 820],
    },
  },
  {
    family: families.text,
    source: '@fontsource-variable/hanken-grotesk',
    weights: [400, 700],
    signs: '©·',
    preload: true,
    property: 'text',
    standIns: {
      fonts: [arial, roboto, liberationSans, dejaVuSans],
      generic: generics.text,
      steps: [400, 450, 600, 700],
    },
  },
  {
    family: families.mono,
    source: '@fontsource-variable/sometype-mono',
    weights: [400, 700],
    signs: '',
    preload: false,
    property: 'mono',
    standIns: {
      fonts: [courierNew, robotoMono, liberationMono, dejaVuSansMono],
      generic: generics.mono,
      steps: [400, 600, 700],
    },
  },
];

/**
 * The characters in each family's file for the site's copy: typographic punctuation, and Basic Latin except programming
 * characters. Other characters in the content and the drawings are added automatically.
 */
export const everydayCharacters =
  ' !"$%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0–—‘’“”…';

/**
 * Characters on the site that none of the families has, so the next font in the stack renders them. There is only
 * one: the non-breaking hyphen, which looks similar in all fonts.
 */
export const borrowedCharacters = '\u2011';

/** Output folder for the font files and their stylesheets. */
export const fontFolder = 'src/design/theme/fonts';

/**
 * The two files of a family, in `fontFolder`: one for the site's copy, and one with all the family's other characters
 * (accents of Western Europe, brackets, currencies), for what visitors type.
 */
export function fontFiles({ source }: FontFamily): { site: string; rest: string } {
  const name = path.basename(source);
  return { site: `${fontFolder}/${name}.woff2`, rest: `${fontFolder}/${name}-rest.woff2` };
}

const require = createRequire(import.meta.url);

/** Path of a family's file in its npm package, which has all weights and the letters of Western Europe. */
export const sourceFile = ({ source }: FontFamily): string =>
  require.resolve(`${source}/files/${path.basename(source)}-latin-wght-normal.woff2`);

/** The contents of a font file. */
export interface FontFile {
  content: Buffer;
  /** Every code point that the font has a glyph for. */
  codePoints: Set<number>;
  /** Its range of weights. */
  weights: [min: number, max: number];
}

/** Reads what a font file contains. Read only one file at a time, because the decoder's memory is shared. */
export async function readFont(file: string): Promise<FontFile> {
  const content = readFileSync(file);
  const face = new Face(new Blob(await convert(content, 'truetype')));
  const { wght } = face.getAxisInfos();
  if (!wght) throw new Error(`${file} has but one weight`);
  return { content, codePoints: new Set(face.collectUnicodes()), weights: [wght.min, wght.max] };
}
