import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { layOutAll } from '../design/layout/Late/show.ts';
import { showSiteFonts } from '../design/theme/systemFonts.ts';
import { focus, focusHeading } from './focus.ts';
import {
  focusedLink,
  isNative,
  keepPositions,
  positionAt,
  scrollBack,
  stepOf,
  trackStep,
} from './positions.ts';

/** The element that `hash` refers to, or null if there is none or `hash` can't be decoded. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls and moves focus after each navigation by the router. A link with an anchor scrolls to the anchor's target and
 * focuses the target. A link to another page, without an anchor, scrolls to the top and focuses the h1. Back and
 * forward restore the scroll position and, if they lead to another page, focus the link that had focus there or,
 * without one, the h1. A change of only the query moves nothing.
 * @param announce Receives the title of the new page.
 * @param prerendered Whether the document contained the first page's HTML. If so, the browser itself scrolls that page.
 */
export function useRouteChange(announce: (title: string) => void, prerendered: boolean): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<Location | undefined>(prerendered ? location : undefined);

  useEffect(() => {
    // When the visitor goes back or forward, the browser would scroll the old page, which is still on screen. After a
    // reload, the browser still restores the position.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
      keepPositions();
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
    const toAnchor = isNative();
    const step = stepOf(location);
    const position = navigation === NavigationType.Pop && !toAnchor ? positionAt(step) : undefined;
    const newPath = before.current && before.current.pathname !== location.pathname;
    if (before.current !== location) {
      const anchor = position ? null : target(location.hash);
      if (newPath) {
        showSiteFonts();
        // The document's linked data describes only the first page.
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
    trackStep(step);
  }, [location, navigation, announce]);
}
