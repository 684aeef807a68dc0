import type { ComponentType } from 'react';
import type { EpisodePageContent } from '../content/episodes/data.ts';
import type { ListingItem } from '../content/podcast/pages.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { AppRoute } from './routes.ts';

/** A page's props: content loaded with its code. Most pages have none. */
export type PageProps = EpisodePageContent & Partial<ListingItem>;

/** The exports of a page's module. */
export interface PageModule {
  /** The page. */
  default: ComponentType<PageProps>;
  /** Its layout. Default: the site's header and footer. */
  Layout?: ComponentType<LayoutProps>;
}

/** The module of a page and, if its content loads with it, the module of the content. */
export type PageModules = [page: PageModule, content?: { default: PageProps }];

const pages = import.meta.glob<PageModule>(['../pages/*Page.tsx', '!../pages/ErrorPage.tsx']);
const episodes = import.meta.glob<{ default: EpisodePageContent }>('../content/generated/episodes/*.json');
const listings = import.meta.glob<{ default: ListingItem }>('../content/generated/listing/[0-9]*.json');

/**
 * Loads the modules of a route. The map of all pages is a separate chunk that loads when the browser is idle.
 * A prerendered page doesn't need it, because its HTML lists its own modules.
 */
export async function importPage({ page, episode, listing }: AppRoute): Promise<PageModules> {
  const loadPage = load(pages, `../pages/${page}.tsx`);
  if (episode !== undefined)
    return Promise.all([loadPage, load(episodes, `../content/generated/episodes/${episode}.json`)]);
  if (listing !== undefined)
    return Promise.all([loadPage, load(listings, `../content/generated/listing/${listing}.json`)]);
  return [await loadPage];
}

function load<T>(modules: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const module = modules[file];
  if (!module) throw new Error(`There is no ${file}`);
  return module();
}
