import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { missing } from '../content/missing.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { NotFound } from '../sections/frame/NotFound/NotFound.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** The page for unknown paths. It logs the path. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const suggestions = useSuggestions();
  useEffect(() => {
    console.log('404', pathname);
  }, [pathname]);
  return (
    <Page meta={missing.meta}>
      <NotFound {...missing.page} suggestions={suggestions} />
    </Page>
  );
}
