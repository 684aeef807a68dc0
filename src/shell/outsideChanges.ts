/** Whether a change affects text. Adding an element, such as a password manager's icon, doesn't. */
const isText = ({ type, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' || removedNodes.length > 0;

/**
 * Watches for changes that translation tools and browser extensions make to HTML before React hydrates it. Marks
 * `<html>` with `data-changed`: `text` if text has changed outside of late sections (which hydrate after the page), or
 * `rest` if only something else has changed. Part of an inline script (head.inline.ts).
 */
export function watchOutsideChanges(): void {
  const page = document.documentElement;
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    new MutationObserver((records) => {
      for (const record of records) {
        const { target } = record;
        const element = target instanceof Element ? target : target.parentElement;
        const section = element?.closest<HTMLElement>('[data-late]');
        if ('hydrated' in (section ?? page).dataset) continue;
        if (!section && isText(record)) page.dataset.changed = 'text';
        else page.dataset.changed ??= 'rest';
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * What translation tools or extensions changed before hydration: `text` if they changed text outside of late sections,
 * `rest` if they changed only something else, `undefined` if they changed nothing.
 */
export const outsideChanges = (): string | undefined => document.documentElement.dataset.changed;
