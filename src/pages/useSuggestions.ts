import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMounted } from '@mantine/hooks';
import { suggestionsHeading } from '../content/missing.ts';
import { nearestPages } from '../content/nearest.ts';
import type { NotFoundContent } from '../sections/frame/NotFound/NotFound.tsx';

/**
 * Links to pages that visitors might have meant by the current URL. The prerendered page has none, because hosts serve
 * the same document for every unknown URL.
 */
export function useSuggestions(): NotFoundContent['suggestions'] {
  const { pathname } = useLocation();
  const mounted = useMounted();
  return useMemo(
    () => ({ heading: suggestionsHeading, links: mounted ? nearestPages(pathname) : [] }),
    [pathname, mounted],
  );
}
