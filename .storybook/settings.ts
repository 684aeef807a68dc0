import { site } from '../src/content/site.ts';

/**
 * The address of the form for a new issue at the code host: `https://github.com/<owner>/<repository>/issues/new`. With
 * one, the toolbar offers to report what is shown; without, it only copies the link.
 */
export const issueForm: string | undefined = undefined;

const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The address of the built site that belongs to this Storybook: what `STORYBOOK_SITE_URL` says, such as a preview; else
 * the published site. None on this computer, where no site may be running.
 */
export const siteUrl = (
  { hostname }: Pick<Location, 'hostname'>,
  asked = process.env.STORYBOOK_SITE_URL,
): string | undefined => asked ?? (isLocal.test(hostname) ? undefined : site.url);
