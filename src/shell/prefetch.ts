import { whenIdle } from '../design/layout/timing/whenIdle.ts';
import { importPage, importPageList } from './loading.ts';
import { routeFor } from './matching.ts';

/**
 * Loads the code of a page as soon as the visitor points at, touches or focuses a link to it. The list of all pages'
 * code (pages.ts) loads earlier, when the browser is idle.
 */
export function prefetchOnIntent(): void {
  whenIdle(() => {
    importPageList().catch(() => undefined);
  });
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link && !link.target && !link.hasAttribute('download'))
      importPage(routeFor(link.pathname)).catch(() => undefined); // Only a guess: a click retries, and reports errors.
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}
