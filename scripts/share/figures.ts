/** Converts the text in drawings, both letters and digits, to outlines. */
import { tokens } from '../../src/design/theme/tokens.ts';
import { lettering, type Lettering } from './lettering.ts';

/** Distance from the vertical center of letters to their baseline, in em. */
const centered = 0.36;

const fonts: Readonly<Record<string, Lettering>> = {
  [`${tokens.type.families.display} 600`]: await lettering('display', 600),
  [`${tokens.type.families.mono} 600`]: await lettering('mono', 600),
  [`${tokens.type.families.mono} 400`]: await lettering('mono', 400),
};

const attribute = (markup: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(markup)?.[1];

/** Converts a `<text>` element to outlines. `given` has the element's attributes, and `style` those of its group. */
function outlined(style: string, given: string, letters: string): string {
  const [family = ''] = attribute(style, 'font-family')?.split(',') ?? [];
  const font = fonts[`${family} ${attribute(style, 'font-weight') ?? '400'}`];
  if (!font) throw new Error(`scripts/share/figures.ts does not know the font of the letters “${letters}”`);
  const size = Number.parseFloat(attribute(style, 'font-size') ?? '');
  const anchor = attribute(given, 'text-anchor') ?? attribute(style, 'text-anchor');
  const shift = anchor === 'middle' ? (font.width(letters) * size) / 2 : 0;
  const [x, y] = [Number(attribute(given, 'x')), Number(attribute(given, 'y'))];
  const color = attribute(given, 'fill') ?? attribute(style, 'fill') ?? 'currentColor';
  return font.outline(letters, [x - shift, y + centered * size], size, color);
}

/** Replaces the text in a drawing with outlines. Each `<text>` has to be in a `<g>` with a `font-family`. */
export function withoutText(body: string): string {
  const result = body.replace(
    /<g ([^>]*\bfont-family=[^>]*)>([\s\S]*?)<\/g>/g,
    (_, style: string, inner: string) =>
      inner.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_text, given: string, letters: string) =>
        outlined(style, given, letters),
      ),
  );
  if (result.includes('<text'))
    throw new Error('A drawing has letters outside of a group that names their font');
  return result;
}
