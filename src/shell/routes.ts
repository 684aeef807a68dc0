import { listingPages, published, takenDown } from '../content/episodes/ids.ts';
import { listingPagePath } from '../content/podcast/words.ts';
import { fromRuns, type Runs } from '../content/episodes/numbers.ts';
import type { ThemeName } from '../themes/themes.ts';

/** A page of the site. pages.ts finds its code by the name of its file (`page`). */
export interface AppRoute {
  /** Names the route in the built HTML (`data-route`), so that hydration knows which page it is. */
  id: string;
  /** Name of the page's file in src/pages. */
  page: string;
  /** The page's path. A path that ends in `*` matches all paths with that prefix. */
  path: string;
  /** Other paths of the same page. */
  aliases?: string[];
  /** The path to prerender, if `path` is a pattern. */
  document?: string;
  /** On an episode's page, the episode's id. The episode's content loads together with the page's code. */
  episode?: number;
  /** On a page of the episode list, the page's number, from 1. The page's content loads together with its code. */
  listing?: number;
  /** Whether the episode was taken down. If so, its page says so, and the sitemap omits it. */
  gone?: boolean;
  /** Theme of the document, if not the site's default. */
  theme?: ThemeName;
}

/** One route for each episode. */
const episodeRoutes = (ids: Runs, screen: Pick<AppRoute, 'page' | 'gone'>): AppRoute[] =>
  fromRuns(ids).map((episode) => ({
    id: `episode-${episode}`,
    path: `/podcast/${episode}`,
    episode,
    ...screen,
  }));

/** The routes of the episode list, which has several pages. */
const listingRoutes = Array.from({ length: listingPages }, (_, at): AppRoute => {
  const listing = at + 1;
  return {
    id: at === 0 ? 'episodes' : `episodes-${listing}`,
    page: 'EpisodesPage',
    path: listingPagePath(listing),
    listing,
  };
});

/**
 * The routes of the conference's pages. Each route is built from the page's path below /midwestcon and the name of its
 * component without `Page`.
 */
const conference = Object.entries({
  '': 'Conference',
  agenda: 'Agenda',
  hackathon: 'Hackathon',
  tickets: 'Tickets',
  merch: 'Merch',
  sponsors: 'Sponsors',
  partner: 'Partner',
  volunteer: 'Volunteer',
  community: 'Community',
}).map(([name, page]): AppRoute => ({
  id: `conference-${name || 'home'}`,
  page: `${page}Page`,
  path: `/midwestcon${name && `/${name}`}`,
  theme: 'conference',
}));

/** Every page of the site except {@link fallbacks}. The client, the prerenderer and the tests use this table. */
export const routes: AppRoute[] = [
  { id: 'home', page: 'HomePage', path: '/' },
  { id: 'podcast', page: 'PodcastPage', path: '/podcast' },
  ...listingRoutes,
  ...episodeRoutes(published, { page: 'EpisodePage' }),
  ...episodeRoutes(takenDown, { page: 'EpisodeTakenDownPage', gone: true }),
  { id: 'training', page: 'TrainingPage', path: '/training', aliases: ['/ai-readiness'] },
  { id: 'government', page: 'GovernmentPage', path: '/government-solutions' },
  { id: 'business', page: 'BusinessPage', path: '/ai-business' },
  { id: 'education', page: 'EducationPage', path: '/ai-education' },
  { id: 'custom-development', page: 'CustomDevelopmentPage', path: '/custom-development' },
  { id: 'case-studies', page: 'CaseStudiesPage', path: '/case-studies' },
  { id: 'why-data-matters', page: 'WhyDataMattersPage', path: '/why-data-matters' },
  { id: 'methodology', page: 'MethodologyPage', path: '/methodology' },
  { id: 'about', page: 'AboutPage', path: '/about' },
  { id: 'contact', page: 'ContactPage', path: '/contact' },
  ...conference,
  { id: 'privacy', page: 'PrivacyPage', path: '/privacy' },
  { id: 'terms', page: 'TermsPage', path: '/terms' },
  { id: 'code-of-conduct', page: 'CodeOfConductPage', path: '/code-of-conduct' },
];

/** The page for every path under /podcast that isn't the path of an episode or of another page. */
export const episodeNotFound: AppRoute = {
  id: 'episode-not-found',
  page: 'EpisodeNotFoundPage',
  path: '/podcast/*',
  document: '/podcast/404',
};

/** The pages for paths that aren't in {@link routes}. Their documents have HTTP status 404. */
export const fallbacks: AppRoute[] = [
  episodeNotFound,
  { id: 'not-found', page: 'NotFoundPage', path: '/*', document: '/404' },
];

/** A route's path and aliases. Each is prerendered as a separate document. */
export const pathsOf = ({ path, aliases = [] }: AppRoute): string[] => [path, ...aliases];
