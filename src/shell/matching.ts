import { matchRoutes, type Params } from 'react-router-dom';
import { episodeNotFound, fallbacks, pathsOf, routes, type AppRoute } from './routes.ts';

const isEpisode = ({ episode }: AppRoute): boolean => episode !== undefined;
const episodes = new Map(routes.filter(isEpisode).map((route) => [String(route.episode), route]));

/**
 * The routes in React Router's terms; `handle` answers which one a match is. All episodes are one of them: it looks at each in
 * turn, and there may be thousands.
 */
const table = [
  ...[...routes, ...fallbacks]
    .filter((route) => !isEpisode(route))
    .flatMap((route) => pathsOf(route).map((path) => ({ path, caseSensitive: true, handle: () => route }))),
  {
    path: '/podcast/:episode',
    handle: ({ episode = '' }: Params) => episodes.get(episode) ?? episodeNotFound,
  },
];

/** Whether the escapes of a path are characters. (A minifier would drop a call whose result is not used.) */
function decodes(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** The route that answers a path. */
export function routeFor(pathname: string): AppRoute {
  // React Router warns on the console of a path that it cannot decode (`/%E0%A4%A`).
  const path = decodes(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const match = matchRoutes(table, path)?.at(-1);
  if (!match) throw new Error(`No route answers ${pathname}`);
  return match.route.handle(match.params);
}
