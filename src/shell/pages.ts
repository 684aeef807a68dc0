import type { ComponentType } from 'react';
import type { EpisodePageContent } from '../content/episodes/data.ts';
import episodes from '../content/episodes/pages.items.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { AppRoute } from './routes.ts';

/** What a page is given: the content that came with its code. Only those of episodes are given any. */
export type PageProps = EpisodePageContent;

/** What a page's module offers. */
export interface PageModule {
  /** The page. */
  default: ComponentType<PageProps>;
  /** What stands around it. Default: the site's header and footer. */
  Layout?: ComponentType<LayoutProps>;
}

/** The modules of a page: its own, and the one of its content. */
export type PageModules = [page: PageModule, content?: { default: PageProps }];

const pages = import.meta.glob<PageModule>(['../pages/*Page.tsx', '!../pages/ErrorPage.tsx']);

/**
 * Loads the modules of a route. The map of all pages is a chunk of its own, loaded when the browser is idle: a
 * prerendered page names its own modules.
 */
export async function importPage({ page, episode }: AppRoute): Promise<PageModules> {
  const loadPage = pages[`../pages/${page}.tsx`];
  if (!loadPage) throw new Error(`There is no src/pages/${page}.tsx`);
  if (episode === undefined) return [await loadPage()];
  const loadEpisode = episodes[episode];
  if (!loadEpisode) throw new Error(`There is no episode ${episode}`);
  return Promise.all([loadPage(), loadEpisode()]);
}
