/** Draws cards: the pictures for shared links. */
import { shareSize } from '../../src/content/meta.ts';
import { site } from '../../src/content/site.ts';
import { discPath, fill, fillBox } from '../art/geometry.ts';
import { tokens, type Theme, type TokenSet } from '../../src/design/theme/tokens.ts';
import { markSide } from '../../src/design/media/Mark/Mark.tsx';
import { markShapes } from '../icons.ts';
import type { Card } from './cards.ts';
import { themes } from '../../src/themes/themes.ts';
import { colorsOn, withColors, type CardTheme } from './colors.ts';
import { withoutText } from './figures.ts';
import { fit, lettering, type Lettering } from './lettering.ts';

const { width, height } = shareSize;

/** Margins of the text column, in px. The column is to the right of the drawing, which fills the square on the left. */
const [left, right, top] = [56, 48, 64];
const column = { left: height + left, width: width - height - left - right };
/** The y of the baselines of the two bottom lines, and of the title's lower limit, in px. */
const foot = { brand: height - 60, line: height - 138, words: height - 190 };
/** The largest and the smallest font size of each text, in px. */
const sizes = { title: [96, 30], line: [36, 22], brand: [36, 20] } as const;
const signSide = 40;
/** Line height and cap height, in em. */
const [leading, capital] = [1.04, 0.72];

/** The lettering of a theme's headings. */
const face = ({ type: { weight, tracking } }: Theme): Promise<Lettering> =>
  lettering('display', weight.d2, Number.parseFloat(tracking.d2));
const faces: Readonly<Record<CardTheme, Lettering>> = {
  site: await face(tokens),
  conference: await face(themes.conference),
};
const text = await lettering('text', 650);

/** Text with only characters that the fonts have: replaces the non-breaking hyphen with a plain one. */
const plain = (words: string): string => words.replaceAll('\u2011', '-');

/** A line at the bottom of a card. A long line gets a smaller font size. */
function footLine(
  words: string,
  [left, baseline]: readonly [left: number, baseline: number],
  [largest, smallest]: readonly [largest: number, smallest: number],
  color: string,
): string {
  const room = width - right - left;
  const size = Math.min(largest, Math.max(smallest, room / text.width(plain(words))));
  return text.outline(plain(words), [left, baseline], size, color);
}

/** The logo before the brand's name: the site's logo mark, or the conference's disc. */
function sign(brand: string, { text: color, 'accent-mark': accent }: TokenSet): string {
  const [x, y] = [column.left, foot.brand - signSide + 5];
  if (brand === site.conference.name)
    return fill(accent, discPath([x + signSide / 2, y + signSide / 2], signSide * 0.4));
  return `<svg x="${x}" y="${y}" width="${signSide}" height="${signSide}" viewBox="0 0 ${markSide} ${markSide}">${markShapes(color, accent)}</svg>`;
}

/** A card's drawing, on its background, in a square of the given size. */
const picture = ({ theme, ground, drawing }: Card, side: number): string =>
  [
    fillBox(colorsOn(theme, ground).bg, [0, 0, side, side]),
    `<svg width="${side}" height="${side}" viewBox="${drawing.viewBox.join(' ')}" preserveAspectRatio="${drawing.fit}">`,
    withoutText(withColors(drawing.body, theme, ground)),
    '</svg>',
  ].join('');

/** A card as a square cover, 1,000 by 1,000 units: the drawing, with the title on a strip across the bottom. */
export function coverSvg(card: Card): string {
  const [side, bandHeight, room] = [1000, 220, 60];
  const colors = colorsOn(card.theme, card.band);
  const titles = faces[card.face];
  const { lines, size } = fit(
    plain(card.title),
    [side - 2 * room, bandHeight - room],
    [110, 30],
    leading,
    titles,
  );
  const top = side - bandHeight / 2 - (lines.length * size * leading) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    picture(card, side),
    fillBox(colors.bg, [0, side - bandHeight, side, bandHeight]),
    ...lines.map((each, at) =>
      titles.outline(each, [room, top + size * (capital + 0.12 + at * leading)], size, colors.text),
    ),
    '</svg>',
  ].join('');
}

/** Breaks a card's title into lines, in the largest font size that fits. */
const setTitle = ({ title, face }: Card): { lines: string[]; size: number } =>
  fit(plain(title), [column.width, foot.words - top], sizes.title, leading, faces[face]);

/** The font size of a card's title, in px for a picture that is 1,200 px wide. */
export const titleSize = (card: Card): number => setTitle(card).size;

/** A card as SVG, 1,200 by 630 units: the drawing, and the page's title beside it. */
export function cardSvg(card: Card): string {
  const { theme, band, line, brand, face } = card;
  const colors = colorsOn(theme, band);
  const titles = faces[face];
  const { lines, size } = setTitle(card);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    fillBox(colors.bg, [0, 0, width, height]),
    picture(card, height),
    ...lines.map((each, at) =>
      titles.outline(each, [column.left, top + size * (capital + at * leading)], size, colors.text),
    ),
    line === undefined ? '' : footLine(line, [column.left, foot.line], sizes.line, colors.muted),
    sign(brand, colors),
    footLine(brand, [column.left + signSide + 14, foot.brand], sizes.brand, colors.text),
    '</svg>',
  ].join('');
}
