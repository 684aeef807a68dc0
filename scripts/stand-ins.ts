/**
 * Fits system fonts to the site's fonts, so that nothing moves when the site's fonts arrive. Each family of the theme
 * gets fallbacks, one for each system font, with the family's average letter width and line box. A browser uses the
 * first fallback whose system font it has.
 */
import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { site } from '../src/content/site.ts';
import { sourceFile, type FontFamily } from './font-faces.ts';

/** Sample text for measuring average letter widths, with the site's mix of names, numerals and punctuation. */
const sample =
  'We build AI systems for agencies, schools and businesses, and we train the people who will work with them. ' +
  'A first session takes 30 minutes; most teams are ready in 90 days. Custom Development & Enterprise Training, ' +
  `${site.podcast.name}, EP. 91: Who signs the work? ` +
  'In Cincinnati, Ohio, on September 10, 2026, 500+ people met. ' +
  'Nothing changes until someone decides what good looks like, writes it down, and checks the answer every week.';

/** At this weight and above, fallbacks use a system font's bold face, as browsers do. */
const bold = 600;

/** The metrics of a font, for Capsize. Letter widths include kerning. */
async function metricsOf(file: string, weight?: number) {
  const face = new Face(new Blob(await convert(readFileSync(file), 'truetype')));
  const font = new Font(face);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  const { ascender, descender, lineGap } = font.hExtents();
  const text = new TextBuffer();
  text.addText(sample);
  text.guessSegmentProperties();
  shape(font, text);
  const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return {
    ascent: ascender,
    descent: descender,
    lineGap,
    unitsPerEm: face.upem,
    xWidthAvg: width / sample.length,
  };
}

/** Splits the weights into ranges. Each range has its own fallbacks, fitted to its middle weight. */
const ranges = (weights: number[]): [from: number, to: number, middle: number][] =>
  weights.slice(0, -1).map((from, index) => {
    const next = weights[index + 1] ?? from;
    const last = index === weights.length - 2;
    return [from, last ? next : next - 1, (from + next) / 2];
  });

/**
 * The CSS rules of a family's fallbacks, and the fallbacks' names in order of preference. `sources` has the `src` of
 * each fallback's regular face, in the same order.
 */
export async function standIns(
  font: FontFamily,
): Promise<{ rules: string; families: string[]; sources: string[] }> {
  let rules = '';
  for (const [from, to, middle] of ranges(font.standIns.steps)) {
    const own = await metricsOf(sourceFile(font), middle);
    const fallbacks = [];
    for (const { family, ...faces } of font.standIns.fonts) {
      const { file, ...face } = from < bold ? faces.regular : faces.bold;
      fallbacks.push({ familyName: family, ...face, ...(await metricsOf(file)) });
    }
    const { fontFaces } = createFontStack([{ familyName: font.family, ...own }, ...fallbacks], {
      fontFaceProperties: { fontWeight: `${from} ${to}` },
    });
    // Round to a tenth of a percent: that is precise enough for line breaks, and keeps the rule short.
    rules += `${fontFaces.replace(/[\d.]+(?=%)/g, (percent) => Number(percent).toFixed(1))}\n`;
  }
  const names = [...rules.matchAll(/font-family: (".+?")/g)].map(([, name = '']) => name);
  const families = [...new Set(names)];
  // The first rules are those for the regular faces, one per fallback.
  const sources = [...rules.matchAll(/src: (.+?);/g)].map(([, source = '']) => source);
  return { rules, families, sources: sources.slice(0, families.length) };
}
