/**
 * Checks a page that uses the package with another brand. The page has to work, and must not show anything of this
 * site's brand.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Color from 'colorjs.io';
import type { Browser, Page } from 'playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import { site } from '../../src/content/site.ts';
import { schemes, tokens, type Scheme } from '../../src/design/theme/tokens.ts';

declare global {
  interface Window {
    /** The page's Cumulative Layout Shift so far. */
    shifted?: number;
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }

  interface PerformanceEntry {
    hadRecentInput?: boolean;
    value?: number;
  }
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Viewports of a phone and a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Maximum Cumulative Layout Shift. */
const steady = 0.005;

/** This site's colors, except white. */
const ownColors = new Set(
  JSON.stringify([tokens.mantine, tokens.semantic, tokens.bands, tokens.grounds, tokens.scene, tokens.art])
    .match(/#[\da-f]{6}(?=")/g)
    ?.filter((color) => color !== '#ffffff'),
);

/** Scrolls down in steps of half a screen, so that everything comes into view once, and then back to the top. */
const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
  });

/** Classes on the page that belong to the package but have no CSS rule. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('\n');
    const classes = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    return [...classes].filter((name) => name.includes('-module_') && !css.includes(`.${name}`));
  });

/** The colors of the page's text, backgrounds, lower borders, and SVG fills and strokes. */
const colorsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties = ['color', 'backgroundColor', 'borderBlockEndColor', 'fill', 'stroke'] as const;
    const found = [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style[property]);
    });
    return [...new Set(found)].filter((color) => /^(rgb|ok|color)/.test(color));
  });

const hex = (color: string): string =>
  new Color(color).to('srgb').toString({ format: 'hex', collapse: false, alpha: false });

/** The page's title, its visible text, and its attributes that contain text or addresses. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      ['alt', 'title', 'aria-label', 'href', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });

/** Opens `address` in a tab that has the color scheme `scheme`, and returns the problems. */
async function lookOnce(page: Page, address: string, scheme: Scheme): Promise<string[]> {
  const findings: string[] = [];
  const { host } = new URL(address);
  page.on('console', (message) => findings.push(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => findings.push(`error: ${message}`));
  page.on('requestfailed', (request) => findings.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (response.status() >= 400) findings.push(`${response.status()}: ${url.href}`);
    if (url.host !== host || url.pathname.startsWith('/art')) findings.push(`asks for ${url.href}`);
  });
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value = 0 } of list.getEntries())
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await seeAll(page);

  const shifted = await page.evaluate(() => window.shifted ?? 0);
  if (shifted > steady) findings.push(`things moved by ${shifted.toFixed(4)}`);
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status !== 'loaded').map(({ family }) => family),
  );
  findings.push(...fonts.map((family) => `does not show ${family}`));
  findings.push(...(await unstyled(page)).map((name) => `no style for ${name}`));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const { l } = new Color(ground).to('oklch');
  if (scheme === 'light' ? (l ?? 0) < 0.9 : (l ?? 1) > 0.4) findings.push(`the ground is ${ground}`);
  findings.push(
    ...(await colorsOf(page))
      .filter((color) => ownColors.has(hex(color)))
      .map((color) => `this site’s color ${color}`),
  );
  if ((await wordsOf(page)).toLowerCase().includes(site.name.toLowerCase()))
    findings.push(`says ${site.name}`);

  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() =>
    window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
  );
  for (const { id, nodes } of violations)
    findings.push(`axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  return findings;
}

/**
 * Opens a page in both color schemes and both viewports, and returns the problems.
 *
 * @param pictures Folder for a screenshot of each view. Default: no screenshots.
 */
export async function look(browser: Browser, address: string, pictures?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes)
    for (const viewport of windows) {
      const context = await browser.newContext({ colorScheme, viewport });
      const page = await context.newPage();
      const view = `${colorScheme}-${viewport.width}`;
      const found = await lookOnce(page, address, colorScheme);
      findings.push(...found.map((finding) => `${view}: ${finding}`));
      if (pictures) {
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: path.join(pictures, `${view}.png`), fullPage: true });
      }
      await context.close();
    }
  return findings;
}
