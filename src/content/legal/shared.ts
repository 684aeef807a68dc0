import type { LinkedText, TextPageProps } from '../../sections/frame/TextPage/TextPage.tsx';
import { site } from '../site.ts';

/** What the pages of plain text share. The texts are samples: they need the owner's legal review before launch. */
export const textPage = {
  updatedLabel: 'Last changed',
  notice: 'Sample text. It needs the owner’s legal review before launch.',
  contentsLabel: 'On this page',
  drawing: { src: '/art/scenes/legal-arcs.svg', width: 420, height: 300 },
} satisfies Partial<TextPageProps>;

/** The address to write to, as a link within a text. */
export const mail = { label: site.email, href: `mailto:${site.email}` } satisfies Exclude<
  Exclude<LinkedText, string>[number],
  string
>;
