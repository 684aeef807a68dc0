/**
 * Writes everything that is generated from the design tokens (which scripts/tokens.ts reads): values for TypeScript,
 * stylesheets, and variables for Figma. tokens.css contains the custom properties of both schemes (with native
 * light-dark()) and of every band, and all of Mantine's variables. Each theme in src/themes gets a stylesheet, which
 * only that theme's pages load. The package gets tokens.package.css, in which colors refer to the scales they come
 * from, and tokenNames.ts, which lists the tokens that an application can change. Runs before every start, build and
 * test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { TokenNormalized } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { convertCssVariables, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bands, schemes, type Band } from '../src/design/theme/bands.ts';
import { scales } from '../src/design/theme/colorNames.ts';
import { groundVariables, inks, pair, rootVariables, type Variables } from '../src/design/theme/variables.ts';
import { values } from '../src/design/theme/values.ts';
import { cssOf, hex, propertyOf, readThemes, referenceOf, srgb, type Theme, type Tokens } from './tokens.ts';

const { site, themes } = await readThemes('src/themes/themes.resolver.json');

const header = '/* Written by scripts/theme.ts. Do not edit. */\n';

/** Values of tokens, nested by the parts of the tokens' names: `space.4` is `4` in `space`. */
interface Tree {
  [name: string]: unknown;
}

/** Nests the values of tokens in groups. Leaves out tokens without a value. */
function treeOf(tokens: Tokens, valueOf: (token: TokenNormalized) => unknown): Tree {
  const tree: Tree = {};
  for (const token of Object.values(tokens)) {
    const value = valueOf(token);
    if (value === undefined) continue;
    const path = token.id.split('.');
    const name = path.pop() ?? '';
    let group = tree;
    for (const each of path) group = (group[each] ??= {}) as Tree;
    group[name] = value;
  }
  return tree;
}

/** A token's value for TypeScript: a number, a string as in CSS, or a font family with its generic fallbacks. */
function valueOf(token: TokenNormalized): unknown {
  if (token.$type === 'fontFamily') {
    const [family, ...generic] = token.$value;
    return { family, generic: generic.join(', ') };
  }
  const css = cssOf(token);
  return Number.isNaN(Number(css)) ? css : Number(css);
}

/** Values as JSON. A group in which every name is a number becomes a list. */
const json = (value: Tree): string =>
  JSON.stringify(
    value,
    (_, item: unknown) =>
      typeof item === 'object' && item !== null && Object.keys(item).every((name) => /^\d+$/.test(name))
        ? Object.values(item)
        : item,
    1,
  );

const writeValues = (file: string, { light, dark }: Theme): void =>
  writeFileSync(file, json({ light: treeOf(light, valueOf), dark: treeOf(dark, valueOf) }));

/** A rule that sets custom properties, in Mantine's format. */
const rule = (selector: string, variables: Variables): string =>
  `${convertCssVariables({ variables, light: {}, dark: {} }, selector).trim()}\n`;

type Css = (token: TokenNormalized) => string;

/** The custom properties of the tokens in these groups. */
const declared = (tokens: Tokens, groups: string[], css: Css = cssOf): Variables =>
  Object.fromEntries(
    Object.values(tokens)
      .filter(({ id }) => groups.some((group) => id === group || id.startsWith(`${group}.`)))
      .map((token) => [propertyOf(token.id), css(token)]),
  );

/** The custom properties of the tokens in these groups, with the values of both schemes in light-dark(). */
const declaredInBoth = ({ light, dark }: Theme, groups: string[], css?: Css): Variables =>
  pair(declared(light, groups, css), declared(dark, groups, css));

/** Groups of tokens that are the same on every band. */
const common = ['ground', 'scene', 'art', 'category'];

/** Groups of tokens that belong to a page as a whole rather than to one band. */
const ofPage = ['page', ...common];

/** The name of the group that contains a band's tokens. */
const groupOf = (band: Band): string => (band === 'page' ? band : `bands.${band}`);

/** The colors of each scale, from the first step to the last, keyed by the scale's name. */
const steps = Object.fromEntries(
  scales.map((name) => [name, Object.values(declared(site.light, [`color.${name}`]))]),
);

/** Each scale's text color on a band, in both schemes. */
function bandInks(theme: Theme, band: Band): Variables {
  const inksIn = (tokens: Tokens): Variables => {
    const { '--bg': bg = '', ...set } = declared(tokens, [groupOf(band)]);
    return inks([bg, set['--surface'] ?? '', set['--surface-2'] ?? ''], steps);
  };
  return pair(inksIn(theme.light), inksIn(theme.dark));
}

const bandRules = (theme: Theme, scope = '', css?: Css): string =>
  bands
    .map((band) =>
      rule(`${scope}[data-band="${band}"]`, {
        ...declaredInBoth(theme, [groupOf(band)], css),
        ...bandInks(theme, band),
      }),
    )
    .join('');

/**
 * A length in which every rem is replaced by `var(--rem)`, which shrinks when large text leaves too little space
 * (base.css).
 */
const roomy = (length: string): string => length.replaceAll(/([\d.]+)rem/g, '$1 * var(--rem)');

const { '--size-body': body = '' } = declared(site.light, ['size.body']);

/**
 * A token's size for the stylesheets. Spacing and large type shrink when space is tight, but large type never becomes
 * smaller than body text.
 */
function sizeOf(token: TokenNormalized): string {
  const size = cssOf(token);
  if (token.id.startsWith('space.')) return `calc(${roomy(size)})`;
  const large = token.id.startsWith('size.') && Number(/[\d.]+(?=rem)/.exec(size)?.[0]) > 1.125;
  return large ? `max(${body}, ${roomy(size)})` : size;
}

/** Groups of tokens that are the same in both schemes. */
const fixed = [
  ...['white', 'space', 'size', 'weight', 'tracking', 'leading'],
  ...['radius', 'border', 'motion', 'z', 'shadow'],
];
const scale = declared(site.light, fixed, sizeOf);

/** The CSS of Mantine's classes that show or hide elements at a breakpoint, as MantineProvider would write it. */
const classes = renderToStaticMarkup(
  createElement(MantineProvider, { theme: values, withCssVariables: false }),
).replaceAll(/<[^>]*>/g, '');

/** Selector for all elements that set semantic tokens. */
const grounds = ':root, [data-band], [data-theme]';

/** The stylesheet of the site's own theme. */
const stylesheet = (css?: Css, more: Variables = {}): string =>
  [
    header,
    rule(':root', {
      ...scale,
      ...more,
      ...declaredInBoth(site, ofPage, css),
      ...bandInks(site, 'page'),
      ...rootVariables({ ...steps, action: Object.values(declared(site.light, ['action'], referenceOf)) }),
    }),
    bandRules(site, '', css),
    rule(grounds, groundVariables),
    `${classes}\n`,
  ].join('');

writeValues('src/design/theme/tokens.resolved.json', site);
writeFileSync('src/design/theme/tokens.css', stylesheet());
writeFileSync(
  'src/design/theme/tokens.package.css',
  // Includes the typefaces' names, but no font files, because an application decides where those come from.
  stylesheet(referenceOf, declared(site.light, ['font'])) +
    // An application's build tool can compile light-dark() for older browsers. A color then follows the scheme of the
    // element that sets the color's property. Bands can have their own color scheme, so they set these properties, too.
    rule('[data-band]', declaredInBoth(site, common, referenceOf)),
);

/** The lightness of each step of a scale, and its chroma as a share of the highest chroma in the scale. */
function shapeOf(steps: readonly string[]): [lightness: number, chroma: number][] {
  const colors = steps.map((step) => new Color(step).to('oklch'));
  const most = Math.max(...colors.map(({ c }) => c ?? 0));
  return colors.map(({ l, c }) => [Number((l ?? 0).toFixed(3)), Number(((c ?? 0) / most).toFixed(2))]);
}

const literal = (value: unknown): string => `${JSON.stringify(value, null, 1)} as const`;
const namesOf = (variables: Variables): string[] => Object.keys(variables).map((name) => name.slice(2));
writeFileSync(
  'src/design/theme/tokenNames.ts',
  `${header}
/** Names of the tokens that a theme can set: their custom properties, without the leading dashes. */
export const tokenNames = ${literal(namesOf({ ...scale, ...declared(site.light, ofPage) }))};

/** Names of the tokens whose values depend on the band. */
export const bandTokenNames = ${literal(namesOf(declared(site.light, ['page'])))};

/** The lightness (OKLCH) of each step of a scale, and its chroma as a share of the highest chroma in the scale. */
export const scaleShapes = ${literal(Object.fromEntries(scales.map((name) => [name, shapeOf(steps[name] ?? [])])))};
`,
);

for (const [name, theme] of Object.entries(themes)) {
  const scope = `[data-theme="${name}"]`;
  const own = Object.entries(declared(theme.light, fixed, sizeOf)).filter(
    ([property, value]) => value !== scale[property],
  );
  writeValues(`src/themes/${name}.resolved.json`, theme);
  writeFileSync(
    `src/themes/${name}.css`,
    [
      header,
      rule(scope, {
        ...Object.fromEntries(own),
        ...declaredInBoth(theme, ofPage),
        ...bandInks(theme, 'page'),
        ...declared(theme.light, ['action'], referenceOf),
      }),
      bandRules(theme, `${scope} `),
    ].join(''),
  );
}

/**
 * A token's value as a Figma variable, with colors in sRGB and lengths in px. Undefined for types that Figma's
 * variables don't have, such as shadows.
 */
function figmaValue({ $type, $value }: TokenNormalized): unknown {
  if ($type === 'number' || $type === 'fontWeight') return $value;
  if ($type === 'fontFamily') return $value[0];
  if ($type === 'dimension') return { value: $value.value * ($value.unit === 'rem' ? 16 : 1), unit: 'px' };
  if ($type !== 'color') return undefined;
  const color = srgb($value);
  const components = color.coords.map((part) => Number((part ?? 0).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: color.alpha, hex: hex(color).slice(0, 7) };
}

function figmaOf(token: TokenNormalized): object | undefined {
  const $value = figmaValue(token);
  return $value === undefined ? undefined : { $type: token.$type, $value, $description: token.$description };
}

mkdirSync('figma', { recursive: true });
for (const [theme, both] of Object.entries({ site, ...themes }))
  for (const scheme of schemes) {
    const mode = theme === 'site' ? scheme : `${theme}-${scheme}`;
    const tree = { ...treeOf(both[scheme], figmaOf), $extensions: { 'com.figma.modeName': mode } };
    writeFileSync(`figma/${mode}.tokens.json`, JSON.stringify(tree, null, 1));
  }
