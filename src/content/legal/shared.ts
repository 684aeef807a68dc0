import type { LinkedText, TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import { site } from '../site.ts';

/** What the pages of plain text share. */
export const textPage = {
  updatedLabel: 'Last updated',
  contentsLabel: 'On this page',
  drawing: { src: '/art/scenes/legal-arcs.svg', width: 420, height: 300 },
} satisfies Partial<TextPageContent>;

/** Stands above a text until the owner's lawyer has seen it; each page's `notice` goes when its text is reviewed. */
export const unreviewed = 'Sample text. It needs the owner’s legal review before launch.';

/** The address to write to, as a link within a text. */
export const mail = { label: site.email, href: `mailto:${site.email}` } satisfies Exclude<
  Exclude<LinkedText, string>[number],
  string
>;
