/**
 * Writes the site's fonts and their stylesheets to src/design/theme/fonts: reduces the font files of npm packages to
 * the weights and characters that font-faces.ts lists. Runs before every start, build and test, but does nothing if all
 * files are up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {
  everydayCharacters,
  fontFamilies,
  fontFiles,
  fontFolder,
  readFont,
  sourceFile,
  type FontFamily,
} from './font-faces.ts';
import { waitingTexts } from './site-text.ts';
import { standIns } from './stand-ins.ts';

const require = createRequire(import.meta.url);
/**
 * The stylesheets: font faces for every page, font faces that load when a text field gets focus (useTypedLetters), and
 * fallback fonts, with a custom property for each complete stack.
 */
const stylesheets = {
  site: `${fontFolder}/faces.css`,
  rest: `${fontFolder}/rest.css`,
  standIns: `${fontFolder}/stand-ins.css`,
};

/** The file that lists the `src` of each fallback font: one list per family, in order of preference. */
const standInSources = `${fontFolder}/stand-ins.json`;

/**
 * OpenType features that browsers apply by default and that the site's copy needs: contextual alternates, kerning,
 * ligatures. The stylesheets enable no others.
 */
const keepFeatures = ['calt', 'kern', 'liga'];
/** Font tables that the site doesn't need: `STAT` contains the weights' names, for font menus of desktop programs. */
const dropTables = ['STAT'];

/** The space, the first character to keep. All characters before it are control characters. */
const firstCharacter = 0x20;

/** Formats code points as the value of CSS's `unicode-range`. */
function unicodeRange(codePoints: number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

const faceRule = ({ family, weights }: FontFamily, file: string, range = ''): string => `
@font-face {
  font-family: '${family}';
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url('./${path.basename(file)}') format('woff2');
${range}}
`;

/** Writes a font file with some of a family's characters. */
async function writePart(
  family: FontFamily,
  from: Buffer,
  codePoints: number[],
  file: string,
): Promise<void> {
  const [min, max] = family.weights;
  const subset = await subsetFont(from, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    keepFeatures,
    dropTables,
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(file, subset);
}

/** Writes a family's two font files (the characters that the site uses, and the rest), and returns their CSS rules. */
async function writeFamily(family: FontFamily, inUse: string): Promise<{ site: string; rest: string }> {
  const { content, codePoints } = await readFont(sourceFile(family));
  const wanted = new Set(
    [...everydayCharacters, ...family.signs, ...inUse].map((character) => character.codePointAt(0)),
  );
  const characters = [...codePoints].filter((codePoint) => codePoint >= firstCharacter);
  const rest = characters.filter((codePoint) => !wanted.has(codePoint));
  const files = fontFiles(family);
  await writePart(
    family,
    content,
    characters.filter((codePoint) => wanted.has(codePoint)),
    files.site,
  );
  await writePart(family, content, rest, files.rest);
  return {
    site: faceRule(family, files.site),
    rest: faceRule(family, files.rest, `  unicode-range: ${unicodeRange(rest)};\n`),
  };
}

const inUse = [...new Set(waitingTexts().flatMap(({ text }) => [...text]))].toSorted().join('');

const inputs = createHash('sha256').update(inUse);
for (const file of [
  ...fontFamilies.map(sourceFile),
  ...['fonts.ts', 'font-faces.ts', 'stand-ins.ts', 'system-fonts.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
  require.resolve('subset-font/package.json'),
  require.resolve('@capsizecss/core/package.json'),
  require.resolve('../src/design/theme/tokens.resolved.json'),
  require.resolve('../src/content/site.ts'),
])
  inputs.update(readFileSync(file));
const header = `/* Written by scripts/fonts.ts. Do not edit. Made from ${inputs.digest('hex')}. */\n`;

const written = [
  ...Object.values(stylesheets),
  standInSources,
  ...fontFamilies.flatMap((family) => Object.values(fontFiles(family))),
];
const upToDate = written.every(existsSync) && readFileSync(stylesheets.site, 'utf8').startsWith(header);
if (!upToDate) {
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  const rules = { site: '', rest: '' };
  let standInRules = '';
  const sourcesOfFamilies: string[][] = [];
  let stacks = '';
  let systemStacks = '';
  for (const family of fontFamilies) {
    const { site, rest } = await writeFamily(family, inUse);
    rules.site += site;
    rules.rest += rest;
    const { rules: faces, families, sources } = await standIns(family);
    const stack = [`'${family.family}'`, ...families, family.standIns.generic];
    stacks += `  --font-${family.property}: ${stack.join(', ')};\n`;
    systemStacks += `  --font-${family.property}: ${family.standIns.generic};\n`;
    standInRules += faces;
    sourcesOfFamilies.push(sources);
  }
  writeFileSync(
    stylesheets.standIns,
    `${header}${standInRules}\n:root {\n${stacks}}\n\n:root[data-fonts='system'] {\n${systemStacks}}\n`,
  );
  writeFileSync(standInSources, `${JSON.stringify(sourcesOfFamilies)}\n`);
  writeFileSync(stylesheets.rest, header + rules.rest);
  // Written last, because this file marks all the others as complete.
  writeFileSync(stylesheets.site, header + rules.site);
}
