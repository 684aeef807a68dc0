import type { AppRoute } from './routes.ts';

/** The sources of a route's modules, by path from the project's root. */
export const sourcesOf = ({ page, episode }: AppRoute): string[] => [
  `src/pages/${page}.tsx`,
  ...(episode === undefined ? [] : [`src/content/episodes/pages.items.ts?item=${episode}`]),
];
