import type { MantineColorScheme } from '@mantine/core';

/** Where Mantine keeps the scheme that the visitor chose. */
export const schemeKey = 'mantine-color-scheme-value';

/** The browser's bar has the color of the scheme that the visitor chose, or else of the system's (Document.tsx). */
export function setBarScheme(scheme: MantineColorScheme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = bar.dataset.scheme;
    if (scheme === 'auto') bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = scheme === own ? 'all' : 'not all';
  }
}

/** Does so before the first paint, with the choice of an earlier visit. Part of an inline script (head.inline.ts). */
export function setStoredBarScheme(): void {
  try {
    const stored = localStorage.getItem(schemeKey);
    if (stored === 'light' || stored === 'dark') setBarScheme(stored);
  } catch {
    // The browser denies storage: nothing was chosen.
  }
}
