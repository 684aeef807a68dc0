import type { ComponentType } from 'react';
import type { EpisodePageContent } from '../content/episodes/data.ts';
import episodes from '../content/episodes/pages.items.ts';
import type { ListingItem } from '../content/podcast/listing.items.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { AppRoute } from './routes.ts';

export { NotFound } from '../sections/frame/NotFound/NotFound.tsx';

/** What a page is given: the content that came with its code. Most are given none. */
export type PageProps = EpisodePageContent & Pick<ListingItem, 'listing'>;

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
export async function importPage({ page, episode, listing }: AppRoute): Promise<PageModules> {
  const loadPage = pages[`../pages/${page}.tsx`];
  if (!loadPage) throw new Error(`There is no src/pages/${page}.tsx`);
  if (episode !== undefined) return Promise.all([loadPage(), load(episodes, episode)]);
  if (listing !== undefined) return Promise.all([loadPage(), loadListing(listing)]);
  return [await loadPage()];
}

function load<T>(items: Record<string, () => Promise<T>>, key: number): Promise<T> {
  const item = items[key];
  if (!item) throw new Error(`There is no item ${key}`);
  return item();
}

/** A page of the listing. Its map is fetched for it alone: it is a file of its own, which the listing uses too. */
async function loadListing(number: number): Promise<{ default: ListingItem }> {
  const { default: items } = await import('../content/podcast/listing.items.ts');
  return load(items, number);
}
