import type { PageMeta } from '../design/text/Meta/Meta.tsx';
import { site } from './site.ts';

/** Size of the pictures beside shared links, in px. */
export const shareSize = { width: 1200, height: 630 };

/** Path of the podcast's feed. */
export const feedPath = '/feed.xml';

/** Path of the podcast's cover, a square as podcast apps show it; the build draws it. */
export const coverPath = '/share/podcast-cover.png';

/** Path of the picture that stands beside a shared link to the page at `path`; the build draws it (`scripts/share`). */
export const sharePicture = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;

/**
 * What the head of the page at `path` says: its words, the address that search engines keep, and the picture that goes with a
 * shared link. Title and description are to be no other page's; the build says so when they are, or too long.
 */
export const pageMeta = (path: string, words: Pick<PageMeta, 'title' | 'description'>) =>
  ({
    ...words,
    canonical: site.url + path,
    image: site.url + sharePicture(path),
  }) satisfies PageMeta;
