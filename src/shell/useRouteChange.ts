import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { layOutAll } from '../design/layout/Late/show.ts';
import { showSiteFonts } from '../design/theme/systemFonts.ts';
import { focus, focusHeading } from './focus.ts';
import {
  focusedLink,
  isNative,
  keepPositions,
  positionNow,
  readPositions,
  scrollBack,
  stepOf,
  type Position,
} from './positions.ts';

/** The element named by `hash`, if any; a malformed escape matches none. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Does for navigations by the router what browsers do when they load a document. A link scrolls to the top or to the
 * anchor and focuses the h1; back and forward restore the scroll position and the focused link. Changing only the query
 * moves nothing.
 * @param announce Receives the title of the new page.
 * @param prerendered Whether the first page came with the document, in which case the browser scrolls it.
 */
export function useRouteChange(announce: (title: string) => void, prerendered: boolean): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<Location | undefined>(prerendered ? location : undefined);
  const positions = useRef<Map<string, Position>>(undefined);

  useEffect(() => {
    // The browser would scroll the page that is still shown. It still handles reloads.
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
    positions.current ??= readPositions();
    const all = positions.current;
    const toAnchor = isNative();
    const step = stepOf(location);
    const position = navigation === NavigationType.Pop && !toAnchor ? all.get(step) : undefined;
    const newPath = before.current && before.current.pathname !== location.pathname;
    if (before.current !== location) {
      const anchor = position ? null : target(location.hash);
      if (newPath) {
        showSiteFonts();
        // Linked data in the document describes its first page, not this one.
        document.querySelector('script[type$="json"]')?.remove();
        const link = position && focusedLink(position);
        if (link) focus(link);
        else focusHeading();
        announce(document.title);
      }
      if (anchor) {
        layOutAll();
        anchor.scrollIntoView({ behavior: newPath ? 'instant' : 'auto' });
        focus(anchor);
      } else if (position) scrollBack(position);
      else if (newPath) window.scrollTo({ top: 0, behavior: 'instant' });
      before.current = location;
    }

    // Sections may grow without a scroll, so save the position before any navigation, ahead of other listeners.
    const controller = new AbortController();
    const { signal } = controller;
    const note = () => all.set(step, positionNow());
    window.addEventListener('scroll', note, { passive: true, signal });
    for (const type of ['click', 'change', 'popstate', 'pagehide'])
      window.addEventListener(type, note, { capture: true, signal });
    return () => controller.abort();
  }, [location, navigation, announce]);
}
