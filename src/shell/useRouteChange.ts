import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { showAll } from '../design/layout/Late/show.ts';
import { showSiteFonts } from '../design/theme/systemFonts.ts';
import { arrived } from './fade.ts';
import { focus, focusHeading } from './focus.ts';

/** Where the visitor was on a page: by section, as sections above may not have had their true size yet. */
interface Position {
  /** Which of the page's sections stood at the top of the window; -1: none. */
  section: number;
  /** How far that section's top stood from the window's, in px; without a section, the page's. */
  top: number;
  /** The link that had the focus: its address, and which of the links to it. */
  link?: { href: string; turn: number };
}

/** Where the positions are kept, by step of the history, while the tab is open: also through a reload. */
const storageKey = 'positions';

function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][]);
  } catch {
    return new Map();
  }
}

function keepPositions(positions: Map<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage they last as long as the document.
  }
}

/** The links to an address. */
const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

const topOf = (element: Element = document.documentElement): number => element.getBoundingClientRect().top;
const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main section')];

function positionNow(): Position {
  const all = sections();
  const section = all.findLastIndex((each) => topOf(each) <= 0);
  const position = { section, top: topOf(all[section]) };
  const { activeElement } = document;
  const href = activeElement instanceof HTMLAnchorElement && activeElement.getAttribute('href');
  return href ? { ...position, link: { href, turn: linksTo(href).indexOf(activeElement) } } : position;
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

function scrollBack({ section, top }: Position): void {
  showAll();
  scrollTo(window.scrollY + topOf(sections()[section]) - top);
}

/** The first of a document's steps has no key of its own, so the path counts too. */
const keyOf = ({ key, pathname }: Location): string => key + pathname;

/** The element that `hash` names; a malformed escape names none. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * What a browser does on a page change, for changes made by the router. A link leads to the top or to the anchor and moves
 * focus to the new page's h1; back and forward lead to where the visitor was, and to the link that had the focus. `announce` is
 * told the new page's title. A change of query alone moves nothing.
 */
export function useRouteChange(announce: (title: string) => void, prerendered: boolean): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<Location | undefined>(prerendered ? location : undefined);
  const positions = useRef<Map<string, Position>>(undefined);

  useEffect(() => {
    // The browser would scroll the page before to where the next one was; on a reload it does what is right.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
      if (positions.current) keepPositions(positions.current);
    };
    // Before React renders: the page is then rendered as far as the visitor had scrolled it, not its first screen alone.
    const markReturn = () => {
      document.documentElement.dataset.returning = '';
    };
    takeOver();
    window.addEventListener('popstate', markReturn, { capture: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('popstate', markReturn, { capture: true });
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    const key = keyOf(location);
    positions.current ??= readPositions();
    const all = positions.current;
    const position = navigation === NavigationType.Pop ? all.get(key) : undefined;
    const newPath = before.current && before.current.pathname !== location.pathname;
    if (before.current !== location) {
      const anchor = position ? null : target(location.hash);
      if (newPath) {
        showSiteFonts();
        // It is about the page that the document came with; search engines read no other one here.
        document.querySelector('script[type$="json"]')?.remove();
        const link = position?.link && linksTo(position.link.href)[position.link.turn];
        if (link) focus(link);
        else focusHeading();
        announce(document.title);
      }
      if (anchor) {
        showAll();
        anchor.scrollIntoView({ behavior: newPath ? 'instant' : 'auto' });
        focus(anchor);
      } else if (position) scrollBack(position);
      else if (newPath) scrollTo(0);
      before.current = location;
      delete document.documentElement.dataset.returning;
      arrived();
    }

    const note = () => all.set(key, positionNow());
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('focusin', note);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('focusin', note);
    };
  }, [location, navigation, announce]);
}
