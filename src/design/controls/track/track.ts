/** A trackable event: its name, and its details. docs/analytics.md lists all events. */
export type Tracked =
  /** A visitor clicked a button that is a link; `href` is the link's target, as in the content. */
  | { name: 'action'; href: string }
  /** A dialog was opened, or closed in any way. */
  | { name: 'dialog-open' | 'dialog-close'; dialog: string }
  /**
   * A form was submitted. The event contains the form's name and the outcome that the visitor saw, but nothing that was
   * typed.
   */
  | { name: 'form-submit'; form: string; outcome: string }
  /** A frame from another service has loaded; `src` is its URL. */
  | { name: 'embed-load'; src: string };

declare global {
  interface DocumentEventMap {
    track: CustomEvent<Tracked>;
  }
}

/**
 * Dispatches a DOM event named `track` on the document. Nothing is stored or sent unless the site's owner adds an
 * adapter that listens for this event. This is an event rather than a React context because an event adds only 0.1 KB
 * per page and needs no provider.
 */
export function track(detail: Tracked): void {
  document.dispatchEvent(new CustomEvent('track', { detail }));
}
