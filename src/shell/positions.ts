import type { Location } from 'react-router-dom';
import { showAll } from '../design/layout/Late/show.ts';

/** Where the visitor was on a page, relative to a section: those above it may not have had their final size yet. */
export interface Position {
  /** The section in the middle of the window, by its place among the page's sections; -1: none. */
  section: number;
  /** How far below the window's top that section begins, in px; without a section, the page. */
  top: number;
  /** The focused link: its address, and its place among the links to it. */
  link?: { href: string; place: number };
}

const storageKey = 'positions';

/** The positions that this tab's earlier documents kept, by {@link stepOf}. */
export function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]);
  } catch {
    return new Map();
  }
}

/** Keeps the positions for the tab's next document: a reload, for example. */
export function keepPositions(positions: Map<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage they last as long as the document.
  }
}

/** Whether the browser itself has just made the history entry, for an anchor that is not a link of the router's. */
export const isNative = (): boolean => history.state === null;

/** Identifies a history entry. A document's first entry is always `default`, so the path is part of it. */
export function stepOf({ key, pathname }: Location): string {
  // React Router gives such an entry the first one's key.
  if (isNative()) history.replaceState({ key: Math.random().toString(36) }, '');
  const state = history.state as { key?: string } | null;
  return (state?.key ?? key) + pathname;
}

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main section')];
const topOf = (element: Element = document.documentElement): number => element.getBoundingClientRect().top;
const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

/** Where the visitor is. */
export function positionNow(): Position {
  const all = sections();
  const section = all.findLastIndex((each) => topOf(each) <= window.innerHeight / 2);
  const position = { section, top: topOf(all[section]) };
  const { activeElement } = document;
  const href = activeElement instanceof HTMLAnchorElement && activeElement.getAttribute('href');
  return href ? { ...position, link: { href, place: linksTo(href).indexOf(activeElement) } } : position;
}

/** Scrolls to where the visitor was. */
export function scrollBack({ section, top }: Position): void {
  showAll();
  window.scrollTo({ top: window.scrollY + topOf(sections()[section]) - top, behavior: 'instant' });
}

/** The link that had the focus, if it is still there. */
export const focusedLink = ({ link }: Position): HTMLElement | undefined =>
  link && linksTo(link.href)[link.place];
