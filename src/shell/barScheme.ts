import type { MantineColorScheme } from '@mantine/core';

/** The `localStorage` key under which Mantine stores the visitor's color scheme. */
export const schemeKey = 'mantine-color-scheme-value';

/**
 * Makes the browser's theme color match `scheme` or, if that is `auto`, the system's color scheme. Document.tsx renders
 * the `theme-color` elements.
 */
export function setBarScheme(scheme: MantineColorScheme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = bar.dataset.scheme;
    if (scheme === 'auto') bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = scheme === own ? 'all' : 'not all';
  }
}

/**
 * Sets the browser's theme color before the first paint, for the color scheme that the visitor chose on an
 * earlier visit. Part of an inline script (head.inline.ts).
 */
export function setStoredBarScheme(): void {
  try {
    const stored = localStorage.getItem(schemeKey);
    if (stored === 'light' || stored === 'dark') setBarScheme(stored);
  } catch {
    // The browser denies storage, so there is no stored choice.
  }
}
