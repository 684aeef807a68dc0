/**
 * The fonts that visitors load: which weights of a family, and which of its characters in which file. scripts/fonts.ts
 * writes the files; the build preloads them, weighs them, and looks for every letter of the site in them.
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

/** A family of fonts, and what of it the site needs. */
export interface FontFamily {
  /** Its name in stylesheets. */
  family: string;
  /** The package it comes from. */
  source: string;
  /** The lightest and the heaviest weight that stylesheets may ask for. */
  weights: [min: number, max: number];
  /** Signs besides the everyday characters that text in this family makes use of. */
  signs: string;
  /** Whether a page's first view needs it. */
  preload: boolean;
  /** The name of its custom property: `--font-…`. */
  property: keyof typeof tokens.type.families;
  /** What is shown until it arrives. */
  standIns: {
    /** System fonts, in order of preference. */
    fonts: SystemFont[];
    /** What comes last: CSS's own names. */
    generic: string;
    /** Weights between which letters grow wider by about a hundredth: each range is fitted by itself. */
    steps: number[];
  };
}

const { families, packages } = tokens.type;

/**
 * The families. A font's own default weight (400) stays in the range, used or not: moving it would round every outline
 * to whole units, and letters would change by a hair.
 */
export const fontFamilies: FontFamily[] = [
  {
    family: families.display,
    source: packages.display,
    weights: [400, 820],
    signs: '',
    preload: true,
    property: 'display',
    standIns: {
      fonts: [georgia, notoSerif, timesNewRoman, liberationSerif, dejaVuSerif],
      generic: 'serif',
      steps: [400, 490, 520, 560, 600, 660, 720, 790, 820],
    },
  },
  {
    family: families.text,
    source: packages.text,
    weights: [400, 700],
    signs: '©·',
    preload: true,
    property: 'text',
    standIns: {
      fonts: [arial, roboto, liberationSans, dejaVuSans],
      generic: 'system-ui, sans-serif',
      steps: [400, 450, 600, 700],
    },
  },
  {
    family: families.mono,
    source: packages.mono,
    weights: [400, 700],
    signs: '',
    preload: false,
    property: 'mono',
    standIns: {
      fonts: [courierNew, robotoMono, liberationMono, dejaVuSansMono],
      generic: 'ui-monospace, monospace',
      steps: [400, 600, 700],
    },
  },
];

/**
 * What every family's own file holds: Basic Latin but for the signs of programmers, and the marks of typeset English.
 * What else the content and the drawings are written with joins it by itself.
 */
export const everydayCharacters =
  ' !"$%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0–—‘’“”…';

/**
 * Characters of the site that no family has, drawn by the next font of the stack: the hyphen at which no line breaks,
 * which looks much the same in any.
 */
export const borrowedCharacters = '\u2011';

/** Where the files are written, with the stylesheets that name them. */
export const fontFolder = 'src/design/theme/fonts';

/**
 * The two files of a family, in `fontFolder`: the one for the site's words, and the one with all other characters that
 * the family has (accents of Western Europe, brackets, currencies), for what visitors type.
 */
export function fontFiles({ source }: FontFamily): { site: string; rest: string } {
  const name = path.basename(source);
  return { site: `${fontFolder}/${name}.woff2`, rest: `${fontFolder}/${name}-rest.woff2` };
}

const require = createRequire(import.meta.url);

/** The package's file of a family: all weights, and the letters of Western Europe. */
export const sourceFile = ({ source }: FontFamily): string =>
  require.resolve(`${source}/files/${path.basename(source)}-latin-wght-normal.woff2`);

/** What a font file holds. */
export interface FontFile {
  content: Buffer;
  /** Every code point that it has a glyph for. */
  codePoints: Set<number>;
  /** The weights between which it varies. */
  weights: [min: number, max: number];
}

/** Reads a font file: what is in it, not what was meant to be. One at a time: the decoder's memory is shared. */
export async function readFont(file: string): Promise<FontFile> {
  const content = readFileSync(file);
  const face = new Face(new Blob(await convert(content, 'truetype')));
  const { wght } = face.getAxisInfos();
  if (!wght) throw new Error(`${file} has but one weight`);
  return { content, codePoints: new Set(face.collectUnicodes()), weights: [wght.min, wght.max] };
}
