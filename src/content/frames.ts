import type { EmbedContent } from '../design/media/Embed/Embed.tsx';

/** What every provider's frame needs: its scripts, its own cookies and storage, and links to its own pages in a new tab, whole. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * What frames of other hosts may do, by provider: no more than each works with. None may lead the page elsewhere. What each needs, and
 * why: docs/decisions/frames.md.
 */
export const frames = {
  audio: {
    sandbox,
    allow: 'encrypted-media; clipboard-write; fullscreen; picture-in-picture',
  },
  video: {
    sandbox: `${sandbox} allow-presentation`,
    allow: 'encrypted-media; fullscreen; picture-in-picture',
  },
  form: { sandbox: `${sandbox} allow-forms` },
  calendar: { sandbox: `${sandbox} allow-forms allow-downloads` },
} satisfies Record<string, Pick<EmbedContent, 'sandbox' | 'allow'>>;
