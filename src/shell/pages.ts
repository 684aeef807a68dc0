import type { ComponentType } from 'react';
import type { EpisodeData } from '../content/episodes/data.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import { sourcesOf } from './pageSources.ts';
import type { AppRoute } from './routes.ts';

/** What a page is given: the content that came with its code. */
export interface PageProps {
  /** The episode of an episode's page. */
  episode?: EpisodeData;
}

/** What a page's module offers. */
export interface PageModule {
  /** The page. */
  default: ComponentType<PageProps>;
  /** What stands around it. Default: the site's header and footer. */
  Layout?: ComponentType<LayoutProps>;
}

/** What the module of an episode offers. */
interface EpisodeModule {
  episode: EpisodeData;
}

/** The modules of a page: its own, and its episode's. */
export type PageModules = [page: PageModule, episode?: EpisodeModule];

const pages = import.meta.glob<PageModule>(['../pages/*Page.tsx', '!../pages/ErrorPage.tsx']);
const episodes = import.meta.glob<EpisodeModule>('../content/episodes/stories/*.data.ts');

/**
 * Loads the modules of a route. The map of all pages is a chunk of its own, loaded when the browser is idle: a
 * prerendered page names its own modules.
 */
export async function importPage(route: AppRoute): Promise<PageModules> {
  const [page = '', episode] = sourcesOf(route).map((source) => source.replace(/^src/, '..'));
  const loadPage = pages[page];
  if (!loadPage) throw new Error(`There is no ${page}`);
  if (episode === undefined) return [await loadPage()];
  const loadEpisode = episodes[episode];
  if (!loadEpisode) throw new Error(`There is no ${episode}`);
  return Promise.all([loadPage(), loadEpisode()]);
}
