/**
 * Writes src/design/theme/tokens.css from tokens.json and the Mantine theme: the custom properties of both schemes
 * (native light-dark()), every band, and all of Mantine's variables. Each theme in src/themes gets a stylesheet next
 * to its JSON file, which only its pages load. Runs before every start, build and test, so it is never stale.
 */
import { writeFileSync } from 'node:fs';
import { convertCssVariables, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

const header = '/* Written by scripts/theme.ts. Do not edit. */\n';

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

/** Tokens of the whole page rather than of one band. */
const pageTokens = (theme: ThemeColors, scheme: Scheme): Variables => ({
  ...theme.semantic[scheme],
  ...theme.grounds[scheme],
  ...prefixed('scene-', theme.scene[scheme]),
  ...prefixed('art-', theme.art[scheme]),
  ...categoryTokens(theme, scheme),
});

/** A theme's colors on the page, in both schemes. */
const themeVariables = (theme: ThemeColors): Variables => ({
  ...prefixed('--', pair(pageTokens(theme, 'light'), pageTokens(theme, 'dark'))),
  ...bandInks(theme, 'page'),
});

/** Each scale's text color on a band, in both schemes. */
const bandInks = (theme: ThemeColors, band: Band): Variables =>
  pair(inks(tokenSet('light', band, theme)), inks(tokenSet('dark', band, theme)));

const bandRules = (theme: ThemeColors, scope = ''): string =>
  bands
    .map((band) =>
      rule(`${scope}[data-band="${band}"]`, {
        ...prefixed('--', pair(tokenSet('light', band, theme), tokenSet('dark', band, theme))),
        ...bandInks(theme, band),
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

writeFileSync(
  'src/design/theme/tokens.css',
  [
    header,
    rule(':root', { ...prefixed('--', scale), ...themeVariables(tokens), ...rootVariables() }),
    bandRules(tokens),
    rule(grounds, groundVariables),
    `${classes}\n`,
  ].join(''),
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
