import { site } from '../src/content/site.ts';

/**
 * The repository's form for new issues: `https://github.com/<owner>/<repository>/issues/new`. If set, the toolbar has
 * a button to report the current view; otherwise it can only copy the link.
 */
export const issueForm: string | undefined = undefined;

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The URL of the site that this Storybook links to: `STORYBOOK_SITE_URL` if it is set, for example to a preview's URL.
 * Otherwise the published site's URL, or undefined if Storybook itself runs on localhost, because the published site
 * may not have the same sections yet.
 */
export const siteUrl = (
  { hostname }: Pick<Location, 'hostname'>,
  asked = process.env.STORYBOOK_SITE_URL,
): string | undefined => asked ?? (isLocal.test(hostname) ? undefined : site.url);
