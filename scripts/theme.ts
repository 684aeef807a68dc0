/**
 * Writes src/design/theme/tokens.css from tokens.json and the Mantine theme: the custom properties of both schemes
 * (native light-dark()), every band, and all of Mantine's variables. Each theme in src/themes gets a stylesheet next
 * to its JSON file, which only its pages load. The package gets tokens.package.css, in which every color refers to the
 * scales, and tokenNames.ts, which lists what an application may change. Runs before every start, build and test, so it
 * is never stale.
 */
import { writeFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { convertCssVariables, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { scales } from '../src/design/theme/colorNames.ts';
import { withReferences } from '../src/design/theme/colors.ts';
import stated from '../src/design/theme/tokens.json' with { type: 'json' };
import {
  bands,
  tokens,
  tokenSet,
  type Band,
  type Scheme,
  type ThemeColors,
} from '../src/design/theme/tokens.ts';
import {
  groundVariables,
  inks,
  pair,
  rootVariables,
  shadesOf,
  type Variables,
} from '../src/design/theme/variables.ts';
import { references, values } from '../src/design/theme/values.ts';
import { themes } from '../src/themes/themes.ts';
import { fontFamilies } from './font-faces.ts';

const header = '/* Written by scripts/theme.ts. Do not edit. */\n';

/** The theme of tokens.json with colors that refer to the scales' custom properties. */
const referring: ThemeColors = withReferences(stated);

type Declarations = Record<string, string | number>;

const prefixed = (prefix: string, values: Declarations): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, String(value)]));

/** A rule that sets custom properties, in Mantine's format. */
const rule = (selector: string, variables: Variables): string =>
  `${convertCssVariables({ variables, light: {}, dark: {} }, selector).trim()}\n`;

/** Each category's mark, and its background with text: 1 to 5. */
const categoryTokens = (theme: ThemeColors, scheme: Scheme): Variables =>
  Object.fromEntries(
    theme.categories[scheme].flatMap(({ mark, ground, text }, index) => [
      [`category-${index + 1}`, mark],
      [`category-${index + 1}-ground`, ground],
      [`category-${index + 1}-text`, text],
    ]),
  );

/** Tokens that are the same on every band. */
const commonTokens = (theme: ThemeColors, scheme: Scheme): Variables => ({
  ...theme.grounds[scheme],
  ...prefixed('scene-', theme.scene[scheme]),
  ...prefixed('art-', theme.art[scheme]),
  ...categoryTokens(theme, scheme),
});

/** Tokens that belong to a page as a whole rather than to one ground. */
const pageTokens = (theme: ThemeColors, scheme: Scheme): Variables => ({
  ...theme.semantic[scheme],
  ...commonTokens(theme, scheme),
});

/** The tokens of a page in both schemes. */
const pageVariables = (theme: ThemeColors): Variables =>
  pair(pageTokens(theme, 'light'), pageTokens(theme, 'dark'));

/** A theme's colors on the page, in both schemes. `hex` is the theme whose contrasts count. */
const themeVariables = (theme: ThemeColors, hex = theme): Variables => ({
  ...prefixed('--', pageVariables(theme)),
  ...bandInks(hex, 'page'),
});

/** Each scale's text color on a band, in both schemes. */
const bandInks = (theme: ThemeColors, band: Band): Variables =>
  pair(inks(tokenSet('light', band, theme)), inks(tokenSet('dark', band, theme)));

const bandRules = (theme: ThemeColors, scope = '', hex = theme): string =>
  bands
    .map((band) =>
      rule(`${scope}[data-band="${band}"]`, {
        ...prefixed('--', pair(tokenSet('light', band, theme), tokenSet('dark', band, theme))),
        ...bandInks(hex, band),
      }),
    )
    .join('');

const { type, space, radius, border, motion, zIndex, shadow } = tokens;
/** The display typeface's weight, letter spacing and line height in each style of heading. */
const headingTokens = (
  styles: Record<string, { weight?: number; tracking?: string; lineHeight?: number }>,
): Declarations =>
  Object.fromEntries(
    Object.entries(styles).flatMap(([style, { weight, tracking, lineHeight }]) =>
      Object.entries({ weight, tracking, leading: lineHeight }).flatMap(([name, value]) =>
        value === undefined ? [] : [[`${name}-${style}`, value]],
      ),
    ),
  );
const { d1, d2, h2, h3 } = type.scale;

/** A length that grows with the text while there is room: its rems are the layout's (base.css). */
const roomy = (length: string): string => length.replaceAll(/([\d.]+)rem/g, '$1 * var(--rem)');

/** The larger type sizes shrink when space is tight, but never below the text that they head. */
const typeSize = (size: string): string =>
  Number.parseFloat(size.replace('clamp(', '')) > 1.125
    ? `max(${type.scale.body.size}, ${roomy(size)})`
    : size;

const scale: Declarations = {
  white: '#ffffff',
  ...Object.fromEntries(
    Object.entries(space).map(([step, value]) => [`space-${step}`, `calc(${roomy(value)})`]),
  ),
  ...Object.fromEntries(
    Object.entries(type.scale).map(([style, { size }]) => [`size-${style}`, typeSize(size)]),
  ),
  ...headingTokens({ d1, d2, h2, h3 }),
  ...prefixed('radius-', radius),
  ...prefixed('border-', border),
  ...prefixed('motion-', motion),
  ...prefixed('z-', zIndex),
  ...prefixed('shadow-', shadow),
};

/** Mantine's classes for showing or hiding at a breakpoint, as its provider would write them. */
const classes = renderToStaticMarkup(
  createElement(MantineProvider, { theme: values, withCssVariables: false }),
).replaceAll(/<[^>]*>/g, '');

/** Every element that sets semantic tokens. */
const grounds = ':root, [data-band], [data-theme]';

/** The stylesheet of the theme of tokens.json, with these colors. */
const stylesheet = (theme: ThemeColors, more: Variables = {}): string =>
  [
    header,
    rule(':root', {
      ...prefixed('--', scale),
      ...more,
      ...themeVariables(theme, tokens),
      ...rootVariables(),
    }),
    bandRules(theme, '', tokens),
    rule(grounds, groundVariables),
    `${classes}\n`,
  ].join('');

/** The typefaces by name alone: an application decides where their files come from. */
const fontVariables = Object.fromEntries(
  fontFamilies.map(({ property, family, standIns }) => [
    `font-${property}`,
    `'${family}', ${standIns.generic}`,
  ]),
);

writeFileSync('src/design/theme/tokens.css', stylesheet(tokens));
writeFileSync(
  'src/design/theme/tokens.package.css',
  stylesheet(referring, prefixed('--', fontVariables)) +
    // Applications may lower light-dark() for older browsers, and then a color is settled where it is set: what has a scheme of its
    // own, as bands may, has to set them all.
    rule(
      '[data-band]',
      prefixed('--', pair(commonTokens(referring, 'light'), commonTokens(referring, 'dark'))),
    ),
);

/** How light each step of a scale is, and how colorful, as a part of its most colorful step. */
function shapeOf(steps: readonly string[]): [lightness: number, chroma: number][] {
  const colors = steps.map((step) => new Color(step).to('oklch'));
  const most = Math.max(...colors.map(({ c }) => c ?? 0));
  return colors.map(({ l, c }) => [Number((l ?? 0).toFixed(3)), Number(((c ?? 0) / most).toFixed(2))]);
}

const literal = (value: unknown): string => `${JSON.stringify(value, null, 1)} as const`;
writeFileSync(
  'src/design/theme/tokenNames.ts',
  `${header}
/** The tokens of a page as a whole: the names of their custom properties, without dashes before them. */
export const tokenNames = ${literal(Object.keys({ ...scale, ...pageVariables(tokens) }))};

/** The tokens that every band has its own values for. */
export const bandTokenNames = ${literal(Object.keys(tokenSet('light', 'page')))};

/** The steps of each scale: how light, in OKLCH, and how colorful, as a part of the scale's most colorful step. */
export const scaleShapes = ${literal(Object.fromEntries(scales.map((name) => [name, shapeOf(tokens.mantine.colors[name])])))};
`,
);

for (const [name, theme] of Object.entries(themes)) {
  const { display, ...headings } = theme.type;
  const scope = `[data-theme="${name}"]`;
  writeFileSync(
    `src/themes/${name}.css`,
    [
      header,
      rule(scope, {
        ...prefixed('--', headingTokens({ d1: display, d2: display, ...headings })),
        ...themeVariables(theme),
        ...shadesOf('action', references(theme.primaryColor)),
      }),
      bandRules(theme, `${scope} `),
    ].join(''),
  );
}
