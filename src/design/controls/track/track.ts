/** An event: something a visitor did, with its name and target. docs/analytics.md lists all of them. */
export type Tracked =
  /** A visitor used a button with a link; `href` is its target, as in the content. */
  | { name: 'action'; href: string }
  /** A dialog was opened, or closed in any way. */
  | { name: 'dialog-open' | 'dialog-close'; dialog: string }
  /** A form was submitted: its name, and the outcome that was shown, but nothing that was typed. */
  | { name: 'form-submit'; form: string; outcome: string }
  /** A frame from another service has loaded; `src` is its URL. */
  | { name: 'embed-load'; src: string };

declare global {
  interface DocumentEventMap {
    track: CustomEvent<Tracked>;
  }
}

/**
 * Dispatches an event on the document for what a visitor did. Nothing listens unless the owner adds an adapter, and
 * nothing is stored or sent. It is an event rather than a context because that adds only 0.1 KB per page and needs no
 * provider.
 */
export function track(detail: Tracked): void {
  document.dispatchEvent(new CustomEvent('track', { detail }));
}
