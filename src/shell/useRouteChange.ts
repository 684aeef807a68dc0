import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { showAll } from '../design/layout/Late/show.ts';
import { showSiteFonts } from '../design/theme/systemFonts.ts';

/** The element that `hash` names; a malformed escape names none. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves focus without scrolling; focus that only a script gives is not outlined. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Moves focus to the page's heading. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focus(heading);
}

/**
 * What a browser does on a page change, for changes made by the router: scroll to the top or to the anchor, move
 * focus to the new page's h1, and tell `announce` its title. A change of query alone moves nothing.
 */
export function useRouteChange(announce: (title: string) => void, prerendered: boolean): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef(prerendered ? { pathname, key } : { pathname, key: '' });

  useEffect(() => {
    // The browser's own restoration would fight the reset on back and forward; on a reload it is welcome.
    const reset = () => {
      history.scrollRestoration = 'manual';
    };
    const restore = () => {
      history.scrollRestoration = 'auto';
    };
    reset();
    window.addEventListener('pagehide', restore);
    window.addEventListener('pageshow', reset);
    return () => {
      window.removeEventListener('pagehide', restore);
      window.removeEventListener('pageshow', reset);
    };
  }, []);

  useEffect(() => {
    const before = previous.current;
    if (before.key === key) return;
    previous.current = { pathname, key };
    positions.current.set(before.key, window.scrollY);
    const newPath = before.pathname !== pathname;
    const anchor = hash ? target(hash) : null;
    if (newPath) {
      showSiteFonts();
      // It is about the page that the document came with; search engines read no other one here.
      document.querySelector('script[type$="json"]')?.remove();
      focusHeading();
      announce(document.title);
    }
    if (anchor) {
      showAll();
      anchor.scrollIntoView({ behavior: newPath ? 'instant' : 'auto' });
      focus(anchor);
    } else if (newPath) window.scrollTo({ top: 0, behavior: 'instant' });
    // Back from an anchor to where the visitor was on the same page, as a browser would.
    else if (navigation === NavigationType.Pop)
      window.scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
  }, [pathname, hash, key, navigation, announce]);
}
