import { useEffect } from 'react';
import { useWindowEvent } from '@mantine/hooks';

/** Controls that visitors type text into. */
const typedInto = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/**
 * Loads the fonts for rarer letters if `target` is a text field. If they fail to load, the next font in the stack
 * renders these letters.
 */
function loadFor(target: EventTarget | null): void {
  if (target instanceof Element && target.matches(typedInto))
    import('./fonts/rest.css').catch(() => undefined);
}

/**
 * When a field gets focus, loads the fonts for letters that the site's own copy doesn't use, because visitors
 * might type them. This works for any field in the document, even before the field's section has hydrated.
 */
export function useTypedLetters(): void {
  useWindowEvent('focusin', ({ target }) => loadFor(target));
  // A field might have received focus before scripts ran.
  useEffect(() => loadFor(document.activeElement), []);
}
