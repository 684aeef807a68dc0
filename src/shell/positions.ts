import type { Location } from 'react-router-dom';
import { layOutAll } from '../design/layout/Late/show.ts';

/**
 * Where the visitor was on a page. The position is relative to a section, because sections above it can
 * change height later.
 */
export interface Position {
  /** Index of the section in the middle of the window, or -1 if there is none. */
  section: number;
  /** Distance in px from the window's top to the section's top or, without a section, to the page's top. */
  top: number;
  /** The focused link: its `href`, and its index among the links with that `href`. */
  link?: { href: string; place: number };
}

const storageKey = 'positions';

/** Where the visitor was on the page of each history entry. The keys come from {@link stepOf}. */
let positions = new Map<string, Position>();

/** The key of the current history entry ({@link stepOf}). It is set once the entry's page has rendered. */
let shown: string | undefined;

/** From now on, records the visitor's position under `step`, the key of a history entry. */
export function trackStep(step: string): void {
  shown = step;
}

/** Where the visitor was on the page of a history entry, if known. */
export const positionAt = (step: string): Position | undefined => positions.get(step);

/**
 * Reads the positions that earlier documents in this tab have saved, and starts recording positions in this document.
 * Call this before the router adds its listeners: after they have run, the next page is on screen, and the position on
 * the previous page is lost.
 */
export function trackPositions(): void {
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]);
  } catch {
    // Without storage, there are no earlier positions.
  }
  const save = () => {
    if (shown !== undefined) positions.set(shown, positionNow());
  };
  window.addEventListener('scroll', save, { passive: true });
  // Sections can grow without a scroll, and browsers report a scroll only in the next frame.
  for (const type of ['click', 'change', 'pagehide']) window.addEventListener(type, save, true);
  // After an in-page link that bypasses the router, it is too late to save, because the browser has already scrolled.
  window.addEventListener('popstate', () => isNative() || save(), true);
}

/** Saves all positions for the tab's next document, such as the same page after a reload. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/** Whether the browser itself just created the history entry, for an in-page link that bypasses the router. */
export const isNative = (): boolean => history.state === null;

/**
 * Identifies a history entry. React Router gives the first entry of every document the key `default`, so the result
 * also contains the path.
 */
export function stepOf({ key, pathname }: Location): string {
  // React Router also gives the key `default` to entries that the browser created.
  if (isNative()) history.replaceState({ key: Math.random().toString(36) }, '');
  const state = history.state as { key?: string } | null;
  return (state?.key ?? key) + pathname;
}

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main section')];
const topOf = (element: Element = document.documentElement): number => element.getBoundingClientRect().top;
const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

/** The visitor's current position. */
export function positionNow(): Position {
  const all = sections();
  const section = all.findLastIndex((each) => topOf(each) <= window.innerHeight / 2);
  const position = { section, top: topOf(all[section]) };
  const { activeElement } = document;
  const href = activeElement instanceof HTMLAnchorElement && activeElement.getAttribute('href');
  return href ? { ...position, link: { href, place: linksTo(href).indexOf(activeElement) } } : position;
}

/** Scrolls to a saved position. */
export function scrollBack({ section, top }: Position): void {
  layOutAll();
  window.scrollTo({ top: window.scrollY + topOf(sections()[section]) - top, behavior: 'instant' });
}

/** The link that had focus, if it still exists. */
export const focusedLink = ({ link }: Position): HTMLElement | undefined =>
  link && linksTo(link.href)[link.place];
