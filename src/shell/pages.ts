import type { ComponentType } from 'react';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { EpisodeStory, EpisodeSummary } from '../content/episodes/types.ts';
import type { AppRoute } from './routes.ts';

/** What a page is given: the content that came with its code. */
export interface PageProps {
  /** The episode of an episode's page. */
  episode?: EpisodeModule;
}

/** What the module of an episode's story offers; the build adds the summary (vite.config.ts). */
export interface EpisodeModule {
  story: EpisodeStory;
  summary: EpisodeSummary;
}

/** What a page's module offers. */
export interface PageModule {
  /** The page. */
  default: ComponentType<PageProps>;
  /** What stands around it. Default: the site's header and footer. */
  Layout?: ComponentType<LayoutProps>;
  /** Loads the page's deferred sections: a client-side navigation waits for them, since no HTML stands in for them then. */
  preload?: () => Promise<unknown>;
}

/** The modules of a page: its own, and its episode's. */
export type PageModules = [page: PageModule, episode?: EpisodeModule];

const pages = import.meta.glob<PageModule>(['../pages/*Page.tsx', '!../pages/ErrorPage.tsx']);
const stories = import.meta.glob<EpisodeModule>('../content/episodes/stories/*.ts');

/** The sources of a route's modules, by path from the project's root. */
export const sourcesOf = ({ page, episode }: AppRoute): string[] => [
  `src/pages/${page}.tsx`,
  ...(episode === undefined ? [] : [`src/content/episodes/stories/${episode}.ts`]),
];

/**
 * Loads the modules of a route. The map of all pages is a chunk of its own, loaded with the first navigation: a
 * prerendered page names its own modules.
 */
export async function importPage(route: AppRoute): Promise<PageModules> {
  const [page = '', story] = sourcesOf(route).map((source) => source.replace(/^src/, '..'));
  const loadPage = pages[page];
  if (!loadPage) throw new Error(`There is no ${page}`);
  if (story === undefined) return [await loadPage()];
  const loadStory = stories[story];
  if (!loadStory) throw new Error(`There is no ${story}`);
  return Promise.all([loadPage(), loadStory()]);
}
