import type { LinkedText, TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import * as drawings from '../generated/drawings.ts';
import { site } from '../site.ts';

/** Content that all legal pages share. */
export const textPage = {
  updatedLabel: 'Last updated',
  contentsLabel: 'On this page',
  drawing: drawings.legalArcs,
} satisfies Partial<TextPageContent>;

/** The site's email address, as a link within text. */
export const mail = { label: site.email, href: `mailto:${site.email}` } satisfies Exclude<
  Exclude<LinkedText, string>[number],
  string
>;
