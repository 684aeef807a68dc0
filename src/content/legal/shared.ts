import type { LinkedText, TextPageContent } from '../../sections/frame/TextPage/TextPage.tsx';
import { site } from '../site.ts';

/** Content that all legal pages share. */
export const textPage = {
  updatedLabel: 'Last updated',
  contentsLabel: 'On this page',
  drawing: { src: '/art/scenes/legal-arcs.svg', width: 420, height: 300 },
} satisfies Partial<TextPageContent>;

/** The email address, as a link within text. */
export const mail = { label: site.email, href: `mailto:${site.email}` } satisfies Exclude<
  Exclude<LinkedText, string>[number],
  string
>;
