import type { PageMeta } from '../design/text/Meta/Meta.tsx';
import type { NotFoundContent } from '../sections/frame/NotFound/NotFound.tsx';
import * as drawings from './generated/drawings.ts';
import { site } from './site.ts';

const drawing = drawings.notFound;

/** Shown instead of a page that failed to render. */
export const failure = {
  meta: {
    title: `Something went wrong | ${site.name}`,
    description: 'This page could not be shown. Try again, or start from the home page.',
  } satisfies PageMeta,
  page: {
    code: 'Sorry',
    lead: 'This page could not be shown. Trying again often helps.',
    action: { label: 'Return to Home', href: '/' },
    drawing,
  } satisfies NotFoundContent,
  /** Replaces the page's lead when the visitor is offline. */
  offline:
    'You are offline. Pages you have already opened still work; this one loads when you are back online.',
};

/** Shown when an action needs the network and there is none. */
export const offline = {
  title: 'You are offline',
  message: 'This opens when you are back online.',
};

/**
 * Shown on a page whose code failed to load. The page can still be read, and its links work.
 * `reload` is the label of the link that reloads the page.
 */
export const withoutCode = {
  text: 'Parts of this page didn’t load. You can still read all of it, and its links work.',
  reload: 'Reload the page',
};
