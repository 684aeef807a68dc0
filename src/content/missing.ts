import type { PageMeta } from '../design/text/Meta/Meta.tsx';
import type { NotFoundContent } from '../sections/frame/NotFound/NotFound.tsx';
import type { TakenDownEpisode } from './episodes/data.ts';
import * as drawings from './generated/drawings.ts';
import { published } from './episodes/ids.ts';
import { listingPath } from './podcast/words.ts';
import { site } from './site.ts';

const drawing = drawings.notFound;

/** Heading above links to pages whose URLs are similar to the unknown one. */
export const suggestionsHeading = 'Did you mean';

/** The page for an unknown path. */
export const missing = {
  meta: {
    title: `Page not found | ${site.name}`,
    description: 'There is no page at this address. The home page links to every part of the site.',
    noindex: true,
  } satisfies PageMeta,
  page: {
    code: '404',
    lead: 'Oops! Page not found',
    action: { label: 'Return to Home', href: '/' },
    drawing,
  } satisfies NotFoundContent,
};

/** The page for an unknown path below /podcast. */
export const missingEpisode = {
  meta: {
    title: `Episode Not Found | ${site.podcast.name}`,
    description: 'There is no episode at this address. The podcast’s home page links to all of them.',
    noindex: true,
  } satisfies PageMeta,
  page: {
    heading: 'Episode Not Found',
    lead: `The dial runs from ${published[0]?.[0] ?? 1} to ${published.at(-1)?.[1] ?? 1}. This address points past the end of it.`,
    action: { label: 'Back to Podcast', href: '/podcast' },
    drawing: drawings.episodeNotFound,
  } satisfies NotFoundContent,
};

/** The page for a removed episode. */
export const takenDownEpisode = ({ number, reason }: TakenDownEpisode) => ({
  meta: {
    title: `${number} has been taken down | ${site.podcast.name}`,
    description: 'This episode is no longer available. The listing links to all the others.',
    noindex: true,
  } satisfies PageMeta,
  page: {
    heading: `${number} has been taken down`,
    lead: [reason, 'This episode is no longer available. All the others are in the listing.']
      .filter(Boolean)
      .join(' '),
    action: { label: 'All Episodes', href: listingPath() },
    drawing: missingEpisode.page.drawing,
  } satisfies NotFoundContent,
});
