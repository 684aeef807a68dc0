import { site } from '../src/content/site.ts';

/**
 * The repository's form for new issues: `https://github.com/<owner>/<repository>/issues/new`. If set, the toolbar
 * offers to report what is shown; otherwise it only copies the link.
 */
export const issueForm: string | undefined = undefined;

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The site that belongs to this Storybook: `STORYBOOK_SITE_URL`, such as a preview; otherwise the published site.
 * None on localhost, where no site may be running.
 */
export const siteUrl = (
  { hostname }: Pick<Location, 'hostname'>,
  asked = process.env.STORYBOOK_SITE_URL,
): string | undefined => asked ?? (isLocal.test(hostname) ? undefined : site.url);
