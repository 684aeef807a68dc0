import { site } from '../../src/content/site.ts';

/**
 * Where comments on what one sees go: `mailto:` an address, or the page that opens a new issue
 * (`https://github.com/<owner>/<repository>/issues/new`).
 */
export const commentAddress = `mailto:${site.email}`;

/** The project on Chromatic, where there is one: the Comment menu then leads there as well. */
export const chromaticAddress: string | undefined = undefined;

/** The address that starts a comment, with its subject and text filled in. */
export function commentUrl(address: string, subject: string, text: string): string {
  const names = address.startsWith('mailto:') ? ['subject', 'body'] : ['title', 'body'];
  const query = [subject, text]
    .map((value, at) => `${names[at] ?? ''}=${encodeURIComponent(value)}`)
    .join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
