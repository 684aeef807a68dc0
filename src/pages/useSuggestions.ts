import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMounted } from '@mantine/hooks';
import { suggestionsHeading } from '../content/missing.ts';
import { nearestPages } from '../content/nearest.ts';
import type { NotFoundProps } from '../sections/frame/NotFound/NotFound.tsx';

/**
 * Pages that the current address may have meant. Empty while prerendered: hosts serve one document for every unknown
 * address.
 */
export function useSuggestions(): NotFoundProps['suggestions'] {
  const { pathname } = useLocation();
  const mounted = useMounted();
  return useMemo(
    () => ({ heading: suggestionsHeading, links: mounted ? nearestPages(pathname) : [] }),
    [pathname, mounted],
  );
}
