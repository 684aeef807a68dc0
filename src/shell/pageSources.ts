import type { AppRoute } from './routes.ts';

/** The sources of a route's modules, by path from the project's root. */
export const sourcesOf = ({ page, episode, listing }: AppRoute): string[] => [
  `src/pages/${page}.tsx`,
  ...(episode === undefined ? [] : [`src/content/episodes/pages.items.ts?item=${episode}`]),
  ...(listing === undefined ? [] : [`src/content/podcast/listing.items.ts?item=${listing}`]),
];
