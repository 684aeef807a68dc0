import { pathsOf, routes } from '../../src/shell/routes.ts';
import { representatives } from './audit.ts';
import { onlyCi } from './fixtures.ts';

/** Pages whose sections are those of another page, with other copy. */
const alike = ['TermsPage', 'CodeOfConductPage'];

const [longest, , longestTitle] = representatives;

/** Whether no other page resembles the page at this path. Of pages that look alike, `npm test` tests one. */
const isDistinct = ({ page, episode, path }: (typeof routes)[number], at: string): boolean =>
  at === path &&
  !alike.includes(page) &&
  (episode === undefined || [longest, longestTitle].includes(episode));

/** All pages, but only some episodes, because they look alike. `details` are those of the page's tests. */
export const pages = routes
  .filter(({ episode }) => episode === undefined || representatives.includes(episode))
  .flatMap((route) =>
    pathsOf(route).map((path) => ({
      path,
      page: route.page,
      details: isDistinct(route, path) ? {} : onlyCi,
    })),
  );
