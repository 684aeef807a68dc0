/** Whether a change affects text. An added element, such as a password manager's icon, doesn't. */
const isText = ({ type, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' || removedNodes.length > 0;

/**
 * Watches for changes by translators and browser extensions to the HTML before React hydrates it, and marks
 * the root element with `data-changed`: `text` if text that hydrates with the page has changed, and `rest` if
 * only elements or the text of late sections have. Part of an inline script (head.inline.ts).
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
 * What translators or extensions changed before hydration (`text` or `rest`). Undefined if they changed
 * nothing.
 */
export const outsideChanges = (): string | undefined => document.documentElement.dataset.changed;
