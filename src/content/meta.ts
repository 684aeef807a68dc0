import type { PageMeta } from '../design/text/Meta/Meta.tsx';
import { site } from './site.ts';

/** Size of social sharing images, in px. */
export const shareSize = { width: 1200, height: 630 };

/** Path of the podcast's RSS feed. */
export const feedPath = '/feed.xml';

/** Path of the podcast's cover, which the build draws. It is square, because podcast apps require that. */
export const coverPath = '/share/podcast-cover.png';

/** Path of the social sharing image for the page at `path`. The build draws the image (`scripts/share`). */
export const sharePicture = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;

/**
 * Metadata of the page at `path`: title and description, canonical URL, and social sharing image. Title and description
 * must be unique and short enough; otherwise the build reports an error.
 */
export const pageMeta = (path: string, words: Pick<PageMeta, 'title' | 'description'>) =>
  ({
    ...words,
    canonical: site.url + path,
    image: site.url + sharePicture(path),
  }) satisfies PageMeta;
