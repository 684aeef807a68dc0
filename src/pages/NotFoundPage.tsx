import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { missing } from '../content/missing.ts';
import { Page } from '../design/Page/Page.tsx';
import { MissingPage } from '../sections/MissingPage/MissingPage.tsx';

/** The screen for a path that is none of the site's; the path is logged (specification point 2.1). */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.log('404', pathname);
  }, [pathname]);
  return (
    <Page meta={missing.meta}>
      <MissingPage {...missing.page} />
    </Page>
  );
}
