import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { episodeNotFound, fallbacks, pathsOf, routes, type AppRoute } from './routes.ts';
import { Screen } from './Screen.tsx';

/** Finds the route by what the path's parameters are. */
export type FindRoute = (params: Readonly<Params>) => AppRoute;

const routeObject = (path: string, find: FindRoute): RouteObject => ({
  path,
  caseSensitive: true,
  handle: find,
  element: <Screen find={find} />,
});

const isEpisode = ({ episode }: AppRoute): boolean => episode !== undefined;
const episodes = new Map(routes.filter(isEpisode).map((route) => [String(route.episode), route]));

/**
 * The table of routes in React Router's terms. All episodes are one of them: it looks at each in turn, and there may be
 * thousands.
 */
export const routeObjects: RouteObject[] = [
  ...[...routes, ...fallbacks]
    .filter((route) => !isEpisode(route))
    .flatMap((route) => pathsOf(route).map((path) => routeObject(path, () => route))),
  routeObject('/podcast/:episode', ({ episode = '' }) => episodes.get(episode) ?? episodeNotFound),
];

/** Whether the escapes of a path are characters. (A minifier would drop a call whose result is not used.) */
function decodes(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** A path that React Router can match: it warns on the console of one that it cannot decode (`/%E0%A4%A`). */
export const matchable = (pathname: string): string =>
  decodes(pathname) ? pathname : pathname.replaceAll('%', '%25');

/** The route that answers a path. */
export function routeFor(pathname: string): AppRoute {
  const match = matchRoutes(routeObjects, matchable(pathname))?.at(-1);
  if (!match) throw new Error(`No route answers ${pathname}`);
  return (match.route.handle as FindRoute)(match.params);
}
