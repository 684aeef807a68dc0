import { matchRoutes, type Params } from 'react-router-dom';
import { episodeNotFound, fallbacks, pathsOf, routes, type AppRoute } from './routes.ts';

const isEpisode = ({ episode }: AppRoute): boolean => episode !== undefined;
const episodes = new Map(routes.filter(isEpisode).map((route) => [String(route.episode), route]));

/**
 * The routes for React Router. `handle` returns the route of a match. All episodes share one entry, because the router
 * tries entries one by one, and there can be thousands of episodes.
 */
const table = [
  ...[...routes, ...fallbacks]
    .filter((route) => !isEpisode(route))
    .flatMap((route) => pathsOf(route).map((path) => ({ path, caseSensitive: true, handle: () => route }))),
  {
    path: '/podcast/:episode',
    caseSensitive: true,
    handle: ({ episode = '' }: Params) => episodes.get(episode) ?? episodeNotFound,
  },
];

/**
 * Whether a path can be decoded. The function uses the decoded text, because the minifier would drop a call
 * whose result is unused.
 */
function decodes(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** The route for a path. */
export function routeFor(pathname: string): AppRoute {
  // React Router logs a warning for a path that it can't decode (`/%E0%A4%A`).
  const path = decodes(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const match = matchRoutes(table, path)?.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}`);
  return match.route.handle(match.params);
}
