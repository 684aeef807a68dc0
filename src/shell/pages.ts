import type { ComponentType } from 'react';
import type { EpisodePageContent } from '../content/episodes/data.ts';
import type { ListingItem } from '../content/podcast/pages.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { AppRoute } from './routes.ts';

/** What a page is given: the content that came with its code. Most are given none. */
export type PageProps = EpisodePageContent & Partial<ListingItem>;

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
const episodes = import.meta.glob<{ default: EpisodePageContent }>('../content/generated/episodes/*.json');
const listings = import.meta.glob<{ default: ListingItem }>('../content/generated/listing/[0-9]*.json');

/**
 * Loads the modules of a route. The map of all pages is a chunk of its own, loaded when the browser is idle: a
 * prerendered page names its own modules.
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
