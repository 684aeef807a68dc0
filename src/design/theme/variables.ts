/**
 * All of Mantine's custom properties, as this theme defines them. Computed at build time (scripts/theme.ts), not in
 * the browser.
 */
import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineColorsTuple,
} from '@mantine/core';
import Color from 'colorjs.io';
import { highlight as highlightScale, namesakes, scales } from './colorNames.ts';
import { contrast } from './contrast.ts';
import type { TokenSet } from './tokens.ts';
import { references, values } from './values.ts';

/** Values of custom properties, by name (with the leading dashes). */
export type Variables = Record<string, string>;

const merge = (sets: Variables[]): Variables => Object.assign({}, ...sets) as Variables;

/**
 * Merges the variables of both schemes. A value that is the same in both, or set only in the light scheme, is kept;
 * other values become `light-dark()`.
 */
export const pair = (light: Variables, dark: Variables): Variables =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => [
      name,
      dark[name] === undefined || dark[name] === value ? value : `light-dark(${value}, ${dark[name]})`,
    ]),
  );

const inkName = (scale: string): string => `--mantine-color-${scale}-text`;
const inkOf = (scale: string): string => `var(${inkName(scale)})`;

/** How much of a text color is mixed into the band's background for a pale fill, in percent: at rest, and on hover. */
const tints = { rest: 10, hover: 16 };

const mix = (color: string, share: number, ground: string): string =>
  `color-mix(in oklab, ${color} ${share}%, ${ground})`;

/** Color scales by name, each from its lightest step to its darkest. */
type Scales = Record<string, readonly string[]>;

/** The minimum contrast of text. */
const legible = 4.5;

/**
 * For each scale, the step to use as its text color on a band: the step closest to the scale's middle that is readable
 * on the band, on its cards, and on pale fills of the same color.
 *
 * @param grounds The background of the band, and the backgrounds of its cards.
 */
export function inks(grounds: [bg: string, ...surfaces: string[]], colors: Scales): Variables {
  const [bg] = grounds;
  const onDark = contrast(bg, '#ffffff') > contrast(bg, '#000000');
  const order = onDark ? [4, 3, 2, 1, 0] : [6, 7, 8, 9];
  return merge(
    scales.map((scale) => {
      const steps = colors[scale] ?? [];
      const step = order.find((shade) => {
        const ink = steps[shade] ?? '';
        const tint = new Color(bg).mix(ink, tints.hover / 100, { space: 'oklab' }).to('srgb');
        const all = [...grounds, tint.toString({ format: 'hex', collapse: false })];
        return all.every((ground) => contrast(ink, ground) >= legible);
      });
      if (step === undefined) throw new Error(`No step of ${scale} can be read on ${bg}`);
      return { [inkName(scale)]: `var(--mantine-color-${scale}-${step})` };
    }),
  );
}

/** The suffixes of Mantine's variables for the uses of a color, except `text`, which is set separately. */
const roles = [
  ...(['filled', 'filled-hover', 'contrast'] as const),
  ...(['light', 'light-hover', 'light-color', 'outline', 'outline-hover'] as const),
] as const;

/**
 * The variables for the uses of a color. By default, lines and solid fills have the color `ink`, pale fills are a mix
 * of `ink` and the band's background, and text on a solid fill has the color of that background. Values in `own`
 * replace these defaults.
 */
const rolesOf = (
  name: string,
  ink: string,
  own: Partial<Record<(typeof roles)[number], string>> = {},
): Variables => {
  const values = {
    filled: ink,
    'filled-hover': mix(ink, 84, 'var(--text)'),
    contrast: 'var(--bg)',
    light: mix(ink, tints.rest, 'var(--bg)'),
    'light-hover': mix(ink, tints.hover, 'var(--bg)'),
    'light-color': ink,
    outline: ink,
    'outline-hover': mix(ink, tints.rest, 'var(--bg)'),
    ...own,
  };
  return Object.fromEntries(roles.map((role) => [`--mantine-color-${name}-${role}`, values[role]]));
};

/** Values for the neutral colors, `gray` and `dark`. Their pale fills have the band's colors for surfaces and lines. */
const neutral = {
  light: 'var(--surface-2)',
  'light-hover': 'var(--line)',
  'light-color': 'var(--text)',
  'outline-hover': 'var(--surface-2)',
};

export const shadesOf = (name: string, values: readonly string[]): Variables =>
  Object.fromEntries(values.map((value, shade) => [`--mantine-color-${name}-${shade}`, value]));

const tokensNamed = (...names: (keyof TokenSet)[]): string[] => names.map((name) => `var(--${name})`);

const action = {
  filled: 'var(--action)',
  'filled-hover': 'var(--action-hover)',
  contrast: 'var(--action-text)',
  light: 'var(--secondary)',
  'light-hover': 'var(--secondary-hover)',
  'light-color': 'var(--secondary-text)',
};

/**
 * A component filled with the brand's highlight color has the colors of a page's main button. These colors are the same
 * on every band except the highlight band.
 */
const highlight = {
  filled: 'var(--hero)',
  'filled-hover': 'var(--hero-hover)',
  contrast: 'var(--hero-text)',
};

/**
 * Variables whose values depend on the band. They refer to semantic tokens, so the rule that sets them has to match
 * every element on which those tokens are set: the root, and elements with `data-band` or `data-theme`.
 */
export const groundVariables: Variables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--surface-2)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  // Mantine's white is the band's background, its black the text color, and its grays the colors in between.
  '--mantine-color-white': 'var(--bg)',
  '--mantine-color-black': 'var(--text)',
  ...shadesOf('gray', [
    ...tokensNamed('surface', 'surface-2', 'line', 'line', 'line-strong', 'line-strong'),
    ...tokensNamed('muted', 'muted', 'text', 'text'),
  ]),
  ...shadesOf('dark', [
    ...tokensNamed('text', 'text', 'muted', 'muted', 'line'),
    ...tokensNamed('surface-2', 'surface', 'bg', 'surface', 'bg'),
  ]),
  '--mantine-color-gray-text': 'var(--muted)',
  ...rolesOf('gray', 'var(--muted)', neutral),
  '--mantine-color-dark-text': 'var(--text)',
  ...rolesOf('dark', 'var(--text)', neutral),
  '--mantine-color-action-text': 'var(--link)',
  ...rolesOf('action', 'var(--text)', { ...action, 'outline-hover': 'var(--surface-2)' }),
  ...Object.fromEntries(
    Object.entries(action).map(([role, value]) => [`--mantine-primary-color-${role}`, value]),
  ),
  ...merge(scales.map((scale) => rolesOf(scale, inkOf(scale), scale === highlightScale ? highlight : {}))),
  ...merge(
    Object.entries(namesakes).map(([name, scale]) =>
      Object.fromEntries(
        ['text', ...roles].map((role) => [
          `--mantine-color-${name}-${role}`,
          `var(--mantine-color-${scale}-${role})`,
        ]),
      ),
    ),
  ),
};

/**
 * Variables with the same definition on every band and in both schemes.
 *
 * @param colors The scales, and `action`.
 */
export function rootVariables(colors: Scales): Variables {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, {
      ...values,
      colors: {
        ...values.colors,
        ...(colors as Record<string, MantineColorsTuple>),
        ...Object.fromEntries(Object.entries(namesakes).map(([name, scale]) => [name, references(scale)])),
      },
    }),
  );
  const all = { ...variables, ...pair(light, dark), '--mantine-color-scheme': 'light dark' };
  const elsewhere = new Set([...Object.keys(groundVariables), ...scales.map(inkName)]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !elsewhere.has(name)));
}
