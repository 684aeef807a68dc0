import type { EmbedContent } from '../design/media/Embed/Embed.tsx';

/**
 * Permissions that every provider's frame needs: running scripts, using the provider's own cookies and
 * storage, and opening links in unrestricted new tabs.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Permissions of third-party frames, by provider: no more than each frame needs to work. No frame is allowed to
 * navigate the page that contains it. docs/decisions/frames.md says what each frame needs and why.
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
