import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { site } from '../../src/content/site.ts';
import { expect } from './fixtures.ts';

const stories = episodeFiles
  .filter(({ episode }) => !episode.takenDown)
  .map(({ id, episode }) => ({
    id,
    title: episode.episode.length,
    story: JSON.stringify(episode).length,
  }));
/** Ids of representative episodes: those with the most content, the least content, and the longest title. */
export const representatives = [
  stories.toSorted((one, other) => other.story - one.story)[0],
  stories.toSorted((one, other) => one.story - other.story)[0],
  stories.toSorted((one, other) => other.title - one.title)[0],
].map((each) => each?.id);

/** Scrolls through the whole page, 800 px at a time, and back to its top. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 800) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/**
 * Scrolls through the whole page, and waits until all late sections are laid out and, if `frames` is set, all iframes
 * have loaded.
 */
export async function walk(page: Page, frames = false): Promise<void> {
  await scrollThrough(page);
  // All late sections are laid out.
  await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
  if (!frames) return;
  // Scroll again: an iframe loads when the viewport is near its section, if the section has hydrated by then.
  await scrollThrough(page);
  await expect(page.locator('iframe:not([data-state="ready"])')).toHaveCount(0);
}

/**
 * Uses every control on a page: clicks each button, opens and closes disclosures and overlays, picks each option, and
 * submits each form. Errors then appear on the console, which the test checks.
 */
export async function useEverything(page: Page): Promise<void> {
  await page.route(`${site.newsletter.base}/**`, (route) => route.fulfill({ json: { data: {} } }));
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const used = new Set<Element>();
    const next = () =>
      [
        ...document.querySelectorAll<HTMLElement>('button, summary, input:not([hidden], [type="hidden"])'),
      ].find((control) => !used.has(control));
    for (let control = next(); control; control = next()) {
      used.add(control);
      if (control instanceof HTMLInputElement && control.required)
        control.value = control.type === 'email' ? 'ada@example.com' : 'Ada';
      control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      control.focus();
      control.click();
      await frame();
      await frame();
    }
  });
  // Escape closes the open dialog or, if the dialog's code is still loading, cancels opening it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(`${site.newsletter.base}/**`);
}

/** Texts that aren't rendered, such as those in hidden panels. Leaves out hidden links to a visible place in the page. */
export const hiddenTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true });
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (
        !text ||
        !element ||
        element.closest('noscript, script, style, summary, [aria-hidden="true"], [hidden]')
      )
        continue;
      const place = element.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1);
      const target = place ? document.getElementById(decodeURIComponent(place)) : null;
      if (!isShown(element) && !(target && isShown(target))) lost.push(text);
    }
    return lost;
  });

/** Words in headings that break across lines, except at their own hyphens and slashes. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3, h4').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      // Headings for screen readers only are a pixel wide.
      if (heading.clientWidth < 2) return [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-‑–/]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(word);
        }
      }
      return found;
    }),
  );

/**
 * Text that doesn't fit into the box that clips it, extends past the edge of the window, or overlaps other text. Text
 * in rows that scroll sideways is exempt.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    /** Computes a value for an element from its parent's value, starting at the body. Caches the values. */
    const perElement = <T>(
      atBody: T,
      look: (element: Element, parent: T) => T,
    ): ((element: Element) => T) => {
      const known = new Map<Element, T>();
      const get = (element: Element | null): T => {
        if (!element || element === document.body) return atBody;
        const before = known.get(element);
        if (before !== undefined) return before;
        const value = look(element, get(element.parentElement));
        known.set(element, value);
        return value;
      };
      return get;
    };
    const scrolls = perElement(
      false,
      (element, parent) =>
        parent ||
        element.matches('[aria-roledescription], [aria-hidden="true"], svg') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    /** The boxes that clip an element. */
    const clips = perElement<DOMRect[]>([], (element, parent) =>
      getComputedStyle(element).overflowY === 'visible'
        ? parent
        : [...parent, element.getBoundingClientRect()],
    );
    /** Whether a line of an element's text is visible. Lines beyond a line clamp exist, but are cut off. */
    const shown = (element: Element, box: DOMRect): boolean =>
      clips(element).every((clip) => box.top < clip.bottom - 2 && box.bottom > clip.top + 2);
    /** The closest rotated element: the element itself or an ancestor. `false` if there is none. */
    const turnedAround = perElement<Element | false>(false, (element, parent) =>
      getComputedStyle(element).rotate === 'none' ? parent : element,
    );
    /** Whether text is only for screen readers. Such text is one pixel wide, or two if the browser's font is larger. */
    const forEars = perElement(
      false,
      (element, parent) =>
        parent ||
        (element instanceof HTMLElement && (element.offsetWidth === 1 || element.offsetWidth === 2)),
    );
    interface Line {
      element: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
      turned: Element | false;
    }
    const found: string[] = [];
    for (const landmark of document.querySelectorAll('header, main, footer')) {
      const lines: Line[] = [];
      for (const element of landmark.querySelectorAll<HTMLElement>('*')) {
        const texts = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (
          texts.length === 0 ||
          forEars(element) ||
          element.closest('[role="status"]') ||
          !element.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
            contentVisibilityAuto: true,
          }) ||
          scrolls(element)
        )
          continue;
        const { overflowX } = getComputedStyle(element);
        if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          found.push(`cut off: ${name(element)}`);
        for (const text of texts) {
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            const { left, right, top, height } = box;
            if (right - left < 2 || right <= 0 || !shown(element, box)) continue;
            if (right > width + 1 || left < -1) found.push(`beyond the window: ${name(element)}`);
            // Letters take up about the middle half of their line.
            lines.push({
              element,
              left,
              right,
              top: top + height / 4,
              bottom: top + (height * 3) / 4,
              turned: turnedAround(element),
            });
          }
        }
      }
      lines.sort((one, other) => one.top - other.top);
      lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
          // This box and all boxes after it begin below the line.
          if (line.bottom - other.top <= 2) break;
          if (
            line.element !== other.element &&
            // The bounding boxes of two lines that are rotated together overlap where the lines don't.
            (!line.turned || line.turned !== other.turned) &&
            Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2 &&
            Math.min(line.bottom, other.bottom) - other.top > 2
          )
            found.push(`${name(line.element)} lies on ${name(other.element)}`);
        }
      });
    }
    return [...new Set(found)];
  });

/**
 * Words that break across lines although they would fit on one line. A word is allowed to break at its own hyphens. It
 * is also allowed to break if it is wider than three fifths of the page's column, because cards and drawings need the
 * rest. In `spaced` text, this limit is a quarter of a phone's column, and words in display type are always allowed to
 * break.
 */
const brokenAnywhere = (page: Page, spaced: boolean): Promise<string[]> =>
  page.evaluate((spaced) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const probe = document.createElement('div');
    probe.style.inlineSize = 'calc(100vw - 2 * var(--margin))';
    document.body.append(probe);
    const room = spaced ? Math.min(probe.offsetWidth, 24 * rem) / 4 : probe.offsetWidth * 0.6;
    probe.remove();
    const forEyes = (element: Element): boolean => {
      // Text for screen readers only is one pixel wide, or two if the browser's font is larger.
      for (let at: Element | null = element; at instanceof HTMLElement; at = at.parentElement)
        if (at.offsetWidth === 1 || at.offsetWidth === 2) return false;
      return (
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, [aria-hidden="true"]')
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !forEyes(element)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (spaced && size > 1.3 * rem) continue;
      const whole = document.createRange();
      whole.selectNodeContents(node);
      // Text on a single line has no broken word.
      if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
      // A non-breaking space keeps words together.
      for (const { 0: word, index } of node.textContent.matchAll(/[^ \t\n\-‑–—]{4,}/g)) {
        // URLs and email addresses break where they must.
        if (/\w[@.]\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        // A large font size doesn't excuse a broken word, because the site could use the font size of body text. So
        // compare the width that the word would have in body text.
        const length = parts.reduce((sum, { width }) => sum + width, 0) * Math.min(1, rem / size);
        if (length < room) found.add(`${word} in "${element.textContent.trim().slice(0, 40)}"`);
      }
    }
    return [...found];
  }, spaced);

/** The text spacing that a page has to support (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/**
 * Fails if text doesn't fit in windows of these widths, with normal or with wide spacing. It doesn't fit if the page
 * scrolls sideways, if text is cut off or overlaps, or if a word breaks although it would fit on one line.
 */
export async function expectRoomForText(page: Page, widths: number[], text: string): Promise<void> {
  const spacing = await page.addStyleTag({ content: textSpacing });
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    // Each width begins with the spacing that the previous one ended with, because changing the spacing recalculates
    // all styles.
    for (const spaced of index % 2 === 0 ? [false, true] : [true, false]) {
      await spacing.evaluate(
        (style: HTMLStyleElement, media) => {
          style.media = media;
        },
        spaced ? 'all' : 'not all',
      );
      const faults = async () => [
        ...(await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
        })),
        ...(await misplaced(page)),
        ...(await brokenAnywhere(page, spaced)),
      ];
      await expect
        .poll(faults, { message: `${text}${spaced ? ', spaced out,' : ''} at ${width} px` })
        .toEqual([]);
    }
  }
  await spacing.evaluate((style: HTMLStyleElement) => style.remove());
}

/** Fails if text doesn't fit when a visitor sets the browser to a larger font size, in px. */
export async function expectRoomForLargerText(page: Page, sizes: number[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const size of sizes) {
    // Like the browser's own setting, this also affects breakpoints, which are in em.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await expectRoomForText(page, [320, 390, 768, 1440], `text of ${size} px`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** Names shared by links to different URLs, or by several disclosures. */
export const ambiguousLinks = (page: Page): Promise<string[]> =>
  page.locator(':is(a[href], summary):visible').evaluateAll((links) => {
    const targets = new Map<string, Set<string>>();
    for (const [index, link] of links.entries()) {
      const name = (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim();
      targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? String(index)));
    }
    return [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
  });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Options for axe. It must not access iframes of other hosts, because the browser could log a warning about that. */
const audited: RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Fails if axe finds violations on the page in this color scheme. */
export async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Wait for transitions, some of which start when another ends. Until then, no color is final.
  const finishTransitions = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const each of running) each.finish();
      return running.length;
    });
  await expect.poll(finishTransitions).toBe(0);
  const found = await page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe;
    const { violations } = await run(options);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  }, audited);
  expect(found, colorScheme).toEqual([]);
}
