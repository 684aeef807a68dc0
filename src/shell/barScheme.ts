import type { MantineColorScheme } from '@mantine/core';

/** Where Mantine stores the visitor's color scheme. */
export const schemeKey = 'mantine-color-scheme-value';

/** Matches the browser's theme color to the visitor's color scheme, or else the system's (Document.tsx). */
export function setBarScheme(scheme: MantineColorScheme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = bar.dataset.scheme;
    if (scheme === 'auto') bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = scheme === own ? 'all' : 'not all';
  }
}

/**
 * Does this before the first paint, with the choice from an earlier visit. Part of an inline script (head.inline.ts).
 */
export function setStoredBarScheme(): void {
  try {
    const stored = localStorage.getItem(schemeKey);
    if (stored === 'light' || stored === 'dark') setBarScheme(stored);
  } catch {
    // The browser denies storage, so there is no stored choice.
  }
}
