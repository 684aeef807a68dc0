/**
 * Writes src/design/theme/tokens.css from tokens.json and the Mantine theme: the custom properties of both schemes
 * (native light-dark()), every band, and those of Mantine's variables that our own files refer to. What only conference
 * pages load goes to tokens.conference.css, and the variables that Mantine's stylesheets refer to to
 * tokens.mantine.css, which comes with its components. Runs before every start, build and test, so it is never stale.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineThemeOverride,
} from '@mantine/core';
import { theme } from '../src/design/theme/theme.ts';
import { bands, tokens, tokenSet } from '../src/design/theme/tokens.ts';

const require = createRequire(import.meta.url);
const output = 'src/design/theme/tokens.css';
const conferenceOutput = 'src/design/theme/tokens.conference.css';
const mantineOutput = 'src/design/theme/tokens.mantine.css';
const header = '/* Written by scripts/theme.ts from tokens.json. Do not edit. */\n';

type Declarations = Record<string, string | number>;

/** One value for both schemes where they agree, light-dark() where they differ. */
function pair(light: Declarations, dark: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(light).map(([name, value]) => [
      name,
      dark[name] === undefined || dark[name] === value ? value : `light-dark(${value}, ${dark[name]})`,
    ]),
  );
}

function rule(selector: string, declarations: Declarations, prefix = '--'): string {
  const body = Object.entries(declarations).map(([name, value]) => `  ${prefix}${name}: ${value};`);
  return `${selector} {\n${body.join('\n')}\n}\n`;
}

const prefixed = (prefix: string, values: Declarations): Declarations =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

/** Tokens that belong to a page as a whole rather than to one ground. */
function pageTokens(scheme: 'light' | 'dark', conference: boolean): Declarations {
  const of = <T>(set: { light: T; dark: T; conference: { light: T; dark: T } }): T =>
    conference ? set.conference[scheme] : set[scheme];
  const foot = of(tokens.footer);
  return {
    ...of(tokens.semantic),
    'foot-ground': foot.ground,
    'foot-text': foot.text,
    'foot-muted': foot.muted,
    'foot-focus': foot.focus,
    ...Object.fromEntries(foot.arcs.map((color, index) => [`foot-arc-${index + 1}`, color])),
    'hero-ground': of(tokens.grounds).hero,
    'conference-ground': of(tokens.grounds).conference,
    'news-disc': of(tokens.grounds).newsDisc,
    tile: of(tokens.grounds).tile,
    'tile-text': of(tokens.grounds).tileText,
    backdrop: of(tokens.backdrop),
    ...prefixed('a-', of(tokens.artScene)),
  };
}

function bandRules(conference: boolean): string {
  const scope = conference ? '[data-theme="conference"] ' : '';
  const name = (scheme: 'light' | 'dark') => (conference ? (`conference ${scheme}` as const) : scheme);
  return bands
    .map((band) =>
      rule(
        `${scope}[data-band="${band}"]`,
        pair(tokenSet(name('light'), band), tokenSet(name('dark'), band)),
      ),
    )
    .join('');
}

/** Mantine's variables as our theme has them. */
function mantineVariables(): Declarations {
  const { mantine, radius: radii } = tokens;
  const resolved = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, {
      ...theme,
      colors: mantine.colors as unknown as MantineThemeOverride['colors'],
      spacing: mantine.spacing,
      defaultRadius: radii.base,
      fontFamily: 'var(--font-text)',
      fontFamilyMonospace: 'var(--font-mono)',
      headings: { fontFamily: 'var(--font-display)' },
    }),
  );
  const { '--mantine-color-scheme': _, ...light } = { ...resolved.variables, ...resolved.light };
  return pair(light, resolved.dark);
}

/** Names of the variables that `text` refers to, with the ones those refer to in turn. */
function referredTo(text: string, variables: Declarations, found = new Set<string>()): Set<string> {
  for (const [name] of text.matchAll(/--mantine-[\w-]+/g)) {
    if (found.has(name)) continue;
    found.add(name);
    referredTo(String(variables[name] ?? ''), variables, found);
  }
  return found;
}

const pick = (set: Declarations, wanted: (name: string) => boolean): Declarations =>
  Object.fromEntries(Object.entries(set).filter(([name]) => wanted(name)));

const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('src/design/theme/tokens'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const mantineStyles = [...own.matchAll(/['"](@mantine\/[^'"]+\.layer\.css)['"]/g)]
  .map(([, id = '']) => readFileSync(require.resolve(id), 'utf8'))
  .join('\n');
const mantine = mantineVariables();
const early = referredTo(own, mantine);
const late = referredTo(mantineStyles, mantine);
// Sizes are also composed in Mantine's scripts: var(--mantine-spacing-md) and so on.
const composed = /^--mantine-(?:scale$|spacing|radius|font-size|line-height|z-index)/;

const { type, space, radius, border, motion, zIndex, shadow, badges } = tokens;
/** The display face's weight, spacing and line height in each style of heading. */
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
const { display, ...conferenceHeadings } = type.conference;

const scale: Declarations = {
  ...Object.fromEntries(Object.entries(space).map(([step, value]) => [`space-${step}`, value])),
  ...Object.fromEntries(Object.entries(type.scale).map(([style, { size }]) => [`size-${style}`, size])),
  ...headingTokens({ d1, d2, h2, h3 }),
  ...prefixed('radius-', radius),
  ...prefixed('border-', border),
  ...prefixed('motion-', motion),
  ...prefixed('z-', zIndex),
  ...prefixed('shadow-', shadow),
};
/** Colors of the conference's drawings: the site's, where a section stands in its theme, and the conference's own. */
const sceneTokens = (scheme: 'light' | 'dark', conference: boolean): Declarations =>
  prefixed('k-', (conference ? tokens.conferenceScene.conference : tokens.conferenceScene)[scheme]);

const badgeTokens = (scheme: 'light' | 'dark'): Declarations =>
  Object.fromEntries(
    Object.entries(badges).flatMap(([kind, colors]) => [
      [`badge-${kind}`, colors[scheme].background],
      [`badge-${kind}-text`, colors[scheme].text],
    ]),
  );

writeFileSync(
  output,
  [
    header,
    rule(
      ':root',
      pick(mantine, (name) => early.has(name)),
      '',
    ),
    rule(':root', {
      ...scale,
      ...pair(pageTokens('light', false), pageTokens('dark', false)),
    }),
    bandRules(false),
  ].join(''),
);
writeFileSync(
  mantineOutput,
  header +
    rule(
      ':root',
      pick(mantine, (name) => !early.has(name) && (late.has(name) || composed.test(name))),
      '',
    ),
);
writeFileSync(
  conferenceOutput,
  [
    header,
    rule(':root', {
      ...prefixed('e-', tokens.eventTypes),
      ...pair(
        { ...badgeTokens('light'), ...sceneTokens('light', false) },
        { ...badgeTokens('dark'), ...sceneTokens('dark', false) },
      ),
    }),
    rule('[data-theme="conference"]', {
      ...headingTokens({ d1: display, d2: display, ...conferenceHeadings }),
      ...pair(
        { ...pageTokens('light', true), ...sceneTokens('light', true) },
        { ...pageTokens('dark', true), ...sceneTokens('dark', true) },
      ),
    }),
    bandRules(true),
  ].join(''),
);
