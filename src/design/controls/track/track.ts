/** What a visitor did, by a stable name, and what it was done to. docs/analytics.md has the table. */
export type Tracked =
  /** A control that leads somewhere was used: the address as content states it. */
  | { name: 'action'; href: string }
  /** A dialog was opened, or left, by whatever way. */
  | { name: 'dialog-open' | 'dialog-close'; dialog: string }
  /** A form was sent: which one, and what its sender was told. Nothing of what was typed. */
  | { name: 'form-submit'; form: string; outcome: string }
  /** A frame of another service has loaded: its address. */
  | { name: 'embed-load'; src: string };

declare global {
  interface DocumentEventMap {
    track: CustomEvent<Tracked>;
  }
}

/**
 * Says on the document what a visitor did. Nobody listens unless the owner adds an adapter, and nothing is kept or sent: an
 * event and not a context, for it costs the pages 0.1 KB and needs no provider.
 */
export function track(detail: Tracked): void {
  document.dispatchEvent(new CustomEvent('track', { detail }));
}
