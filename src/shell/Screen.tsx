import { use, useEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll } from '../design/layout/Late/show.ts';
import { FirstScreenFirst } from '../design/layout/Page/Page.tsx';
import { whenIdle } from '../design/layout/timing/whenIdle.ts';
import { SiteLayout } from '../pages/SiteLayout.tsx';
import { replayEarlyClick } from './earlyClick.ts';
import { focusHeading } from './focus.ts';
import { loadedPage, loadPage } from './loading.ts';
import type { AppRoute } from './routes.ts';

/**
 * A route's page in its layout. While the page's code loads, the transition that PageLink started keeps the previous
 * page on screen. Marks the document as hydrated (`data-hydrated`): inline scripts check this mark, and tests wait for
 * it.
 */
export function Screen({ route }: { route: AppRoute }) {
  const { Page, Layout = SiteLayout, props } = loadedPage(route) ?? use(loadPage(route));
  const { hash } = useLocation();
  const toTheTop = useNavigationType() === NavigationType.Push && !hash;
  // One element for all URLs of a page, so that changing only the anchor or query doesn't render its sections again.
  const page = useMemo(() => <Page key={route.id} {...props} />, [Page, route.id, props]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ('hydrated' in dataset) {
      // This page replaces an error page, whose focused button is gone.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    dataset.hydrated = '';
    replayEarlyClick();
    whenIdle(() => {
      // From now on, the router handles anchors.
      if (dataset.anchor !== undefined) layOutAll();
      delete dataset.anchor;
      dataset.smoothScroll = '';
    });
  }, []);
  return (
    <FirstScreenFirst value={toTheTop}>
      <Layout>{page}</Layout>
    </FirstScreenFirst>
  );
}
