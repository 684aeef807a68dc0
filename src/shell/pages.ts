import type { ComponentType } from 'react';
import type { EpisodePageContent } from '../content/episodes/data.ts';
import type { ListingItem } from '../content/podcast/pages.ts';
import type { LayoutProps } from '../pages/PageLayout.tsx';
import type { AppRoute } from './routes.ts';

/** A page's props: the content that loads together with the page's code. Most pages have none. */
export type PageProps = EpisodePageContent & Partial<ListingItem>;

/** The exports of a page's module. */
export interface PageModule {
  /** The page. */
  default: ComponentType<PageProps>;
  /** The page's layout. Without it, the page has the site's header and footer. */
  Layout?: ComponentType<LayoutProps>;
}

/** A page's module and, if the page's content loads with it, the content's module. */
export type PageModules = [page: PageModule, content?: { default: PageProps }];

const pages = import.meta.glob<PageModule>(['../pages/*Page.tsx', '!../pages/ErrorPage.tsx']);
const episodes = import.meta.glob<{ default: EpisodePageContent }>('../content/generated/episodes/*.json');
const listings = import.meta.glob<{ default: ListingItem }>('../content/generated/listing/[0-9]*.json');

/**
 * Loads a route's modules. This file, which lists the modules of all pages, is a separate chunk that loads when the
 * browser is idle. A prerendered page doesn't need it to hydrate, because its HTML names the page's modules.
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
