/**
 * Reads the design tokens with Terrazzo, which checks their format (DTCG 2025.10) and resolves references between them.
 */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  defineConfig,
  lintRunner,
  Logger,
  parse,
  type ColorValueNormalized,
  type TokenNormalized,
} from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import Color from 'colorjs.io';
import type { Scheme } from '../src/design/theme/bands.ts';
import { reason } from './options.ts';

/** A group of tokens, as in a token file. */
interface Group {
  [name: string]: Group | string;
}

/** All tokens of a theme in one scheme, keyed by name: `page.bg`, `bands.strong.bg`, `space.4`. */
export type Tokens = Record<string, TokenNormalized>;

/** A theme's tokens in both schemes. */
export type Theme = Record<Scheme, Tokens>;

/** Parses a token file. @throws If the file is not valid JSON. */
async function groupsIn(file: URL): Promise<Record<string, Group>> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Record<string, Group>;
  } catch (cause) {
    throw new Error(`${file.pathname}: ${reason(cause)}`, { cause });
  }
}

/**
 * A token file's JSON, with `$extends` resolved, so that every band also has the page's tokens that it doesn't
 * override. Terrazzo could resolve `$extends` itself, but doesn't let two groups extend the same group.
 */
async function textOf(file: URL): Promise<string> {
  const { bands, ...groups } = await groupsIn(file);
  if (!bands) return JSON.stringify(groups);
  const whole = Object.entries(bands).map(([name, band]): [string, Group | string] => {
    if (typeof band === 'string' || band.$extends !== '{page}') return [name, band];
    const { $extends: _, ...own } = band;
    return [name, { ...groups.page, ...own }];
  });
  return JSON.stringify({ ...groups, bands: Object.fromEntries(whole) });
}

/**
 * Reads the themes that a resolver document lists: the site's own, with the contexts `light` and `dark`, and others by
 * name, with contexts such as `conference-light` and `conference-dark`.
 *
 * @throws If a token has the wrong format, or refers to a token that doesn't exist.
 */
export async function readThemes(document: string): Promise<{ site: Theme; themes: Record<string, Theme> }> {
  const filename = pathToFileURL(document);
  // Ignore Terrazzo's warnings: they are about the CSS that Terrazzo can write, which we don't use.
  const logger = new Logger({ level: 'error' });
  const config = defineConfig({ alphabetize: false }, { cwd: filename, logger });
  const { resolver, sources } = await parse(
    { filename, src: await readFile(filename, 'utf8') },
    { config, logger, req: textOf, skipLint: true },
  );
  const tokensIn = async (context: string): Promise<Tokens> => {
    const tokens = resolver.apply({ theme: context });
    await lintRunner({ tokens, sources, config, logger });
    return tokens;
  };
  const themeIn = async (prefix: string): Promise<Theme> => ({
    light: await tokensIn(`${prefix}light`),
    dark: await tokensIn(`${prefix}dark`),
  });
  const themes: Record<string, Theme> = {};
  for (const { theme = '' } of resolver.listPermutations?.() ?? []) {
    const name = /^(.+)-light$/.exec(theme)?.[1];
    if (name) themes[name] = await themeIn(`${name}-`);
  }
  return { site: await themeIn(''), themes };
}

/** Converts a color to sRGB. Its chroma is reduced to what sRGB can represent. */
export const srgb = ({ colorSpace, components, alpha }: ColorValueNormalized): Color =>
  new Color(colorSpace, components as [number, number, number], alpha).to('srgb').toGamut();

export const hex = (color: Color): string => color.toString({ format: 'hex', collapse: false });

/**
 * A token's value in CSS. Opaque colors are hex colors. Values for which the tokens' format has no type, such as
 * `clamp()`, come from the token's `css.value` extension.
 */
export function cssOf(token: TokenNormalized): string {
  const { 'css.value': css } = token.$extensions ?? {};
  if (typeof css === 'string') return css;
  if (token.$type === 'color') {
    const color = srgb(token.$value);
    const bytes = color.coords.map((part) => Math.round(255 * (part ?? 0)));
    return color.alpha === 1 ? hex(color) : `rgb(${bytes.join(' ')} / ${color.alpha})`;
  }
  const text = transformCSSValue(token, { tokensSet: {}, permutation: {} });
  if (typeof text !== 'string') throw new Error(`${token.id} is more than one value in CSS`);
  return token.id.startsWith('tracking.') ? `${text}em` : text;
}

/** The name of a token's custom property: `--bg` for `page.bg` and `bands.strong.bg`, `--space-4` for `space.4`. */
export const propertyOf = (id: string): string =>
  `--${id
    .replace(/^(page|ground|bands\.\w+)\./, '')
    .replace(/^color(?=\.)/, 'mantine-color')
    .replace(/^action(?=\.)/, 'mantine-color-action')
    .replace(/\.mark$/, '')
    .replaceAll('.', '-')}`;

/**
 * A token's value in CSS, in which a color from a scale refers to the custom property of its step. An application that
 * sets these properties changes every color that refers to them.
 */
export function referenceOf(token: TokenNormalized): string {
  if (token.$type !== 'color') return cssOf(token);
  if (token.aliasOf?.startsWith('color.')) return `var(${propertyOf(token.aliasOf)})`;
  const [, , step] = token.partialAliasOf?.components ?? [];
  if (!step) return cssOf(token);
  const [lightness, chroma] = token.$value.components;
  return `oklch(from var(${propertyOf(step)}) ${lightness} ${chroma} h)`;
}
