/** Sets text in the site's fonts, as outlines, so that pictures with text need no font. */
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Buffer as TextRun, Face, Font, shape, Variation } from 'harfbuzzjs';
import { fontFamilies, sourceFile } from '../font-faces.ts';
import { tokens } from '../../src/design/theme/tokens.ts';

/** A font in one weight, which turns lines of text into outlines. */
export interface Lettering {
  /** Width of a line, in em. */
  width: (line: string) => number;
  /**
   * Converts a line of text to SVG elements.
   *
   * @param at start of the line's baseline
   * @param size in units of the drawing
   */
  outline: (line: string, at: readonly [x: number, y: number], size: number, color: string) => string;
}

/** Loads one of the site's font families in a weight. `tracking` is the space added between letters, in em. */
export async function lettering(
  family: keyof typeof tokens.type.families,
  weight: number,
  tracking = 0,
): Promise<Lettering> {
  const source = fontFamilies.find((each) => each.family === tokens.type.families[family]);
  if (!source) throw new Error(`There is no font ${family}`);
  const face = new Face(new Blob(await convert(readFileSync(sourceFile(source)), 'truetype')));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const em = face.upem;

  /** The outlines and horizontal positions of a line's glyphs, and the line's width, in font units. */
  function set(line: string): { glyphs: { path: string; x: number }[]; width: number } {
    const run = new TextRun();
    run.addText(line);
    run.guessSegmentProperties();
    shape(font, run);
    let x = 0;
    const glyphs = run.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const glyph = { path: font.glyphToPath(codepoint), x: x + xOffset };
      x += xAdvance + tracking * em;
      return glyph;
    });
    return { glyphs, width: x - tracking * em };
  }

  return {
    width: (line) => set(line).width / em,
    outline: (line, [x, y], size, color) => {
      const scale = size / em;
      const paths = set(line).glyphs.map(
        (glyph) =>
          `<path transform="translate(${(x + glyph.x * scale).toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path}"/>`,
      );
      return `<g fill="${color}">${paths.join('')}</g>`;
    },
  };
}

/** Breaks text into lines no wider than `width`, in em. A word that is wider than that gets its own line. */
function wrap(words: string[], width: number, { width: widthOf }: Lettering): string[] {
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
    return lines;
  }, []);
}

/**
 * Sets text as large as its box allows, in lines of similar length.
 *
 * @param box width and height, in units of the drawing
 * @param sizes the largest and the smallest size to try; the smallest is used if none fits
 * @param leading line height, in em
 */
export function fit(
  text: string,
  box: readonly [width: number, height: number],
  sizes: readonly [largest: number, smallest: number],
  leading: number,
  font: Lettering,
): { lines: string[]; size: number } {
  const words = text.split(' ');
  const [width, height] = box;
  const longest = Math.max(...words.map(font.width));
  const [largest, smallest] = sizes;
  let size = largest;
  let lines = wrap(words, width / size, font);
  while (size > smallest && (longest * size > width || lines.length * leading * size > height)) {
    size -= 1;
    lines = wrap(words, width / size, font);
  }
  // Make the lines as narrow as possible without adding a line.
  for (let narrower = width / size; narrower > longest; narrower -= 0.1) {
    const tried = wrap(words, narrower, font);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return { lines, size };
}
