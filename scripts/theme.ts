/**
 * Writes src/design/theme/tokens.css from tokens.json and the Mantine theme: the custom properties of both schemes
 * (native light-dark()), every band, and all of Mantine's variables. What only conference pages load goes to
 * tokens.conference.css. Runs before every start, build and test, so it is never stale.
 */
import { writeFileSync } from 'node:fs';
import { convertCssVariables, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bands, tokens, tokenSet, type Band, type ThemeName } from '../src/design/theme/tokens.ts';
import {
  groundVariables,
  inks,
  pair,
  rootVariables,
  shadesOf,
  type Variables,
} from '../src/design/theme/variables.ts';
import { references, values } from '../src/design/theme/values.ts';

const output = 'src/design/theme/tokens.css';
const conferenceOutput = 'src/design/theme/tokens.conference.css';
const header = '/* Written by scripts/theme.ts from tokens.json. Do not edit. */\n';

type Declarations = Record<string, string | number>;

const prefixed = (prefix: string, values: Declarations): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, String(value)]));

/** A rule that sets custom properties, as Mantine writes its own. */
const rule = (selector: string, variables: Variables): string =>
  `${convertCssVariables({ variables, light: {}, dark: {} }, selector).trim()}\n`;

/** Tokens that belong to a page as a whole rather than to one ground. */
function pageTokens(scheme: 'light' | 'dark', conference: boolean): Variables {
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

/** The themes of a part of the site, by scheme. */
const themeNames = (conference: boolean): [light: ThemeName, dark: ThemeName] =>
  conference ? ['conference light', 'conference dark'] : ['light', 'dark'];

/** What each scale's ink is on a ground, in both schemes. */
function inkPairs(conference: boolean, band: Band): Variables {
  const [light, dark] = themeNames(conference);
  return pair(inks(light, band), inks(dark, band));
}

function bandRules(conference: boolean): string {
  const scope = conference ? '[data-theme="conference"] ' : '';
  const [light, dark] = themeNames(conference);
  return bands
    .map((band) =>
      rule(`${scope}[data-band="${band}"]`, {
        ...prefixed('--', pair(tokenSet(light, band), tokenSet(dark, band))),
        ...inkPairs(conference, band),
      }),
    )
    .join('');
}

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

/** A length that grows with the text as far as there is room: its rems are the layout's (base.css). */
const roomy = (length: string): string => length.replaceAll(/([\d.]+)rem/g, '$1 * var(--rem)');

/** The larger type sizes shrink where space is tight, but never below the text that they head. */
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
/** Colors of the conference's drawings: the site's, where a section stands in its theme, and the conference's own. */
const sceneTokens = (scheme: 'light' | 'dark', conference: boolean): Variables =>
  prefixed('k-', (conference ? tokens.conferenceScene.conference : tokens.conferenceScene)[scheme]);

const badgeTokens = (scheme: 'light' | 'dark'): Variables =>
  Object.fromEntries(
    Object.entries(badges).flatMap(([kind, colors]) => [
      [`badge-${kind}`, colors[scheme].background],
      [`badge-${kind}-text`, colors[scheme].text],
    ]),
  );

/** Mantine's classes for what a breakpoint shows or hides, as its provider would write them. */
const classes = renderToStaticMarkup(
  createElement(MantineProvider, { theme: values, withCssVariables: false }),
).replaceAll(/<[^>]*>/g, '');

/** Every element that sets semantic tokens. */
const grounds = ':root, [data-band], [data-theme]';

writeFileSync(
  output,
  [
    header,
    rule(':root', {
      ...prefixed('--', { ...scale, ...pair(pageTokens('light', false), pageTokens('dark', false)) }),
      ...inkPairs(false, 'page'),
      ...rootVariables(),
    }),
    bandRules(false),
    rule(grounds, groundVariables),
    `${classes}\n`,
  ].join(''),
);
writeFileSync(
  conferenceOutput,
  [
    header,
    rule(
      ':root',
      prefixed('--', {
        ...prefixed('e-', tokens.eventTypes),
        ...pair(
          { ...badgeTokens('light'), ...sceneTokens('light', false) },
          { ...badgeTokens('dark'), ...sceneTokens('dark', false) },
        ),
      }),
    ),
    rule('[data-theme="conference"]', {
      ...prefixed('--', {
        ...headingTokens({ d1: display, d2: display, ...conferenceHeadings }),
        ...pair(
          { ...pageTokens('light', true), ...sceneTokens('light', true) },
          { ...pageTokens('dark', true), ...sceneTokens('dark', true) },
        ),
      }),
      ...inkPairs(true, 'page'),
      ...shadesOf('action', references('peony')),
    }),
    bandRules(true),
  ].join(''),
);
