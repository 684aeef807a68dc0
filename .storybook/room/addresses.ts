import { site } from '../../src/content/site.ts';

/** Names this computer. */
const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a page of the site is: where `STORYBOOK_SITE_URL` says, such as a preview; else on the dev server, for a Storybook on
 * this computer, and on the published site for all others.
 *
 * @param route its path
 * @param at the manager's own place
 */
export function pageAddress(
  route: string,
  { hostname }: Pick<Location, 'hostname'>,
  siteUrl = process.env.STORYBOOK_SITE_URL,
): string {
  const published = local.has(hostname) ? 'http://localhost:5173' : site.url;
  return new URL(route, siteUrl || published).href;
}
