import { useEffect } from 'react';
import { useWindowEvent } from '@mantine/hooks';

/** What takes text that a visitor types. */
const typedInto = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Should they not come, the next font of the stack draws the letters. */
function loadFor(target: EventTarget | null): void {
  if (target instanceof Element && target.matches(typedInto))
    import('./fonts/rest.css').catch(() => undefined);
}

/**
 * Brings the letters that the site's own words do without as soon as a text field has the focus: a visitor may type them.
 * Any field in the document counts, whichever component it comes from and whether or not its section has hydrated.
 */
export function useTypedLetters(): void {
  useWindowEvent('focusin', ({ target }) => loadFor(target));
  // A field may have had the focus before there were scripts.
  useEffect(() => loadFor(document.activeElement), []);
}
