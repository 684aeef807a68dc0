import { pathsOf, routes } from '../../src/shell/routes.ts';
import { representatives } from './audit.ts';
import { onlyCi } from './fixtures.ts';

/** Pages whose sections are those of another page, with other copy. */
const alike = ['TermsPage', 'CodeOfConductPage'];

const [longest, , longestTitle] = representatives;

/** Whether a page, at this path, is of a kind of its own. Only CI tests the others. */
const isOwnKind = ({ page, episode, path }: (typeof routes)[number], at: string): boolean =>
  at === path &&
  !alike.includes(page) &&
  (episode === undefined || [longest, longestTitle].includes(episode));

/** All pages, but only some episodes, because they look alike. `details` are for the page's test. */
export const pages = routes
  .filter(({ episode }) => episode === undefined || representatives.includes(episode))
  .flatMap((route) =>
    pathsOf(route).map((path) => ({
      path,
      page: route.page,
      details: isOwnKind(route, path) ? {} : onlyCi,
    })),
  );
