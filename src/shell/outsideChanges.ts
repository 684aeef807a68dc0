/** Whether a change affects text. An added element, such as a password manager's icon, doesn't. */
const isText = ({ type, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' || removedNodes.length > 0;

/**
 * Watches for changes that translation tools and browser extensions make to HTML before React hydrates it. Marks the root
 * element with `data-changed`: `text` if text outside of late sections has changed, or `rest` if only elements, or only
 * text in late sections, have changed. Part of an inline script (head.inline.ts).
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
 * What translation tools or extensions changed before hydration: `text` if text outside of late sections, `rest` if
 * only something else. Undefined if nothing.
 */
export const outsideChanges = (): string | undefined => document.documentElement.dataset.changed;
