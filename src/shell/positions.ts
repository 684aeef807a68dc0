import type { Location } from 'react-router-dom';
import { layOutAll } from '../design/layout/Late/show.ts';

/**
 * Where the visitor was on a page. The position is relative to a section, because sections above it may get another
 * height later.
 */
export interface Position {
  /** Index of the section in the middle of the window; -1 if none. */
  section: number;
  /** Distance in px from the window's top to the top of that section, or of the page if there is none. */
  top: number;
  /** The focused link: its address, and its index among the links with that address. */
  link?: { href: string; place: number };
}

const storageKey = 'positions';

/** Reads the positions that earlier documents in this tab have saved, by {@link stepOf}. */
export function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]);
  } catch {
    return new Map();
  }
}

/** Saves the positions for the tab's next document, such as after a reload. */
export function keepPositions(positions: Map<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/** Whether the browser itself just created the history entry, for an anchor link outside the router. */
export const isNative = (): boolean => history.state === null;

/** Identifies a history entry. A document's first entry is always `default`, so the path is part of the key. */
export function stepOf({ key, pathname }: Location): string {
  // React Router gives such an entry the key of the first one.
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
