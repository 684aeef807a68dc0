import axe from 'axe-core';
import { createRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { touchingLines } from '../tests/touching-lines.ts';
import { colorRules } from './axe.ts';
import { exceptions } from './contract.ts';

/**
 * Fails if a component doesn't pass its ref and its class name to the same element. Skips the components listed in
 * `exceptions`. The last part of the stories' `title` is the component's name.
 */
export async function expectRef(
  title: string,
  render: (props: { ref: Ref<Element>; className: string }) => ReactNode,
): Promise<void> {
  const name = title
    .replace(/ \(.*\)$/, '')
    .split('/')
    .at(-1)
    ?.replaceAll(' ', '')
    .toLowerCase();
  if (Object.values(exceptions).some((names) => names.some((one) => one.toLowerCase() === name))) return;
  const ref = createRef<Element>();
  const host = document.createElement('div');
  const root = createRoot(host);
  try {
    flushSync(() => root.render(render({ ref, className: 'own' })));
    await expect(ref.current, 'a ref').not.toBeNull();
    await expect(ref.current, 'a ref reaches the root').toBe(host.querySelector('.own'));
  } finally {
    root.unmount();
  }
}

/** Fails if axe finds color violations in the story's color scheme or, with `both`, in one of the two schemes. */
export async function expectColors(canvas: HTMLElement, both: boolean): Promise<void> {
  const root = document.documentElement;
  const scheme = root.dataset.mantineColorScheme;
  // Skip transitions, during which no color is final.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  try {
    for (const each of both ? ['light', 'dark'] : [scheme]) {
      root.dataset.mantineColorScheme = each;
      const { violations } = await axe.run(canvas, {
        runOnly: { type: 'rule', values: colorRules },
        resultTypes: ['violations'],
        preload: false,
      });
      await expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => [id, target, any[0]?.message])),
        `colors in ${String(each)}`,
      ).toEqual([]);
    }
  } finally {
    root.dataset.mantineColorScheme = scheme;
    document.adoptedStyleSheets.pop();
  }
}

/**
 * Fails if a letter of a heading touches a letter on the next line. Headings whose line height is less than `leading`
 * times their font size aren't checked. By default, all headings are.
 */
export const expectClearLines = (leading?: number): Promise<void> =>
  expect(touchingLines(leading), 'lines that touch').toEqual([]);

/**
 * Ways in which visitors adjust a page for reading. Each function applies an adjustment, and returns a function that
 * undoes it.
 */
const changes: Record<string, () => Promise<() => Promise<unknown>>> = {
  'text twice as large': async () => {
    // Like the browser's own setting, this also affects breakpoints, which are in em.
    const { cdp } = await import('vitest/browser');
    const set = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard } });
    await set(32);
    return () => set(16);
  },
  'text from right to left': () => {
    document.documentElement.dir = 'rtl';
    return Promise.resolve(() => Promise.resolve(document.documentElement.removeAttribute('dir')));
  },
};

/**
 * Whether an element can cut off its content by mistake. An element with an ellipsis or a limited number of lines does
 * so on purpose, and so does a hidden or closed element.
 */
function cuts(element: Element): boolean {
  const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return !(
    overflow === 'visible' ||
    textOverflow === 'ellipsis' ||
    webkitLineClamp !== 'none' ||
    // A visually hidden or closed element.
    Math.min(width, height) <= 2
  );
}

/** Strings that are cut off by their own element or by an element around it, each shortened to 60 characters. */
function cutTexts(canvas: HTMLElement): string[] {
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest('[aria-hidden="true"]'))
      continue;
    // Visually hidden text, for screen readers.
    if (Math.min(parent.offsetWidth, parent.offsetHeight) <= 2) continue;
    const slide = parent.closest('[role="region"] [role="group"]');
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    for (let box: Element | null = parent; box && canvas.contains(box); box = box.parentElement) {
      // Visitors can scroll to the overflow.
      if (/auto|scroll/.test(getComputedStyle(box).overflow)) break;
      // A carousel's controls bring its cut-off slides into view.
      if (box.contains(slide) && box !== slide) break;
      if (!cuts(box)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // At the top and bottom, tolerate an overflow of half the font size, because lines are taller than their letters.
      const spare = Number.parseFloat(getComputedStyle(parent).fontSize) / 2;
      if (
        rects.some(
          (rect) =>
            rect.left < left - 2 ||
            rect.right > right + 2 ||
            rect.top < top - spare ||
            rect.bottom > bottom + spare,
        )
      )
        cut.push(text.textContent.trim().slice(0, 60));
    }
  }
  return cut;
}

/**
 * Doubles a story's text size, undoes that, then switches the direction to right-to-left. Fails if either change makes
 * the story overflow the window, or cut off text that it didn't cut off before.
 */
export async function expectResilience(canvas: HTMLElement): Promise<void> {
  const root = document.documentElement;
  for (const [name, change] of Object.entries(changes)) {
    const before = cutTexts(canvas);
    const undo = await change();
    try {
      await expect(root.scrollWidth, `${name}: as wide as the window`).toBeLessThanOrEqual(root.clientWidth);
      await expect(
        cutTexts(canvas).filter((text) => !before.includes(text)),
        `${name}: nothing is cut off`,
      ).toEqual([]);
    } finally {
      await undo();
    }
  }
}
