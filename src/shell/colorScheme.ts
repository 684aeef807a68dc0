import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { recolor } from '../design/theme/recolor.ts';

const stored = localStorageColorSchemeManager();

/** The browser's bar has the color of the scheme that the visitor chose, or else of the system's (Document.tsx). */
function setBarScheme(scheme: MantineColorScheme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = bar.dataset.scheme;
    if (scheme === 'auto') bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = scheme === own ? 'all' : 'not all';
  }
}

/** The same before the first paint. Stands inline, as it is, in every page. */
export const barSchemeScript = [
  'try{',
  "var chosen=localStorage.getItem('mantine-color-scheme-value');",
  "if(chosen==='light'||chosen==='dark')document.querySelectorAll('meta[data-scheme]').forEach(function(bar){",
  "bar.media=bar.dataset.scheme===chosen?'all':'not all'",
  '})',
  '}catch(e){}',
].join('');

/** Mantine's manager, except that a browser that denies storage is no reason for a warning: the choice then lasts for the visit. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...stored,
  set: (value) => {
    setBarScheme(value);
    try {
      localStorage.setItem('mantine-color-scheme-value', value);
    } catch {
      // Storage is full or denied; the document already shows the choice.
    }
  },
  subscribe: (onUpdate) =>
    stored.subscribe((value) => {
      setBarScheme(value);
      onUpdate(value);
    }),
};

/** Changes colors at once when the system changes its scheme. */
export function followSystemScheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);
}
