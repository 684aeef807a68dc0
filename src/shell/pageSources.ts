import type { AppRoute } from './routes.ts';

/** The source files of a route's modules, as paths from the repository root. */
export const sourcesOf = ({ page, episode, listing }: AppRoute): string[] => [
  `src/pages/${page}.tsx`,
  ...(episode === undefined ? [] : [`src/content/generated/episodes/${episode}.json`]),
  ...(listing === undefined ? [] : [`src/content/generated/listing/${listing}.json`]),
];
