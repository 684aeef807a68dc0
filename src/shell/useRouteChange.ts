import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { showAll } from '../design/layout/Late/show.ts';
import { showSiteFonts } from '../design/theme/systemFonts.ts';
import { arrived } from './fade.ts';
import { focus, focusHeading } from './focus.ts';

/** Where the visitor was on a page. */
interface Position {
  /** How far the page was scrolled, in px. */
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

function positionNow(): Position {
  const { activeElement } = document;
  const top = window.scrollY;
  const href = activeElement instanceof HTMLAnchorElement && activeElement.getAttribute('href');
  return href ? { top, link: { href, turn: linksTo(href).indexOf(activeElement) } } : { top };
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

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
    takeOver();
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
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
      if (anchor || position) showAll();
      if (anchor) {
        anchor.scrollIntoView({ behavior: newPath ? 'instant' : 'auto' });
        focus(anchor);
      } else if (position) scrollTo(position.top);
      else if (newPath) scrollTo(0);
      before.current = location;
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
