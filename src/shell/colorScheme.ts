import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';
import { recolor } from '../design/theme/recolor.ts';
import { schemeKey, setBarScheme } from './barScheme.ts';

const stored = localStorageColorSchemeManager({ key: schemeKey });

/**
 * Mantine's color scheme manager, extended to set the browser's theme color, too. If the browser denies storage, the
 * visitor's choice lasts only until the document is reloaded or closed, and nothing is logged.
 */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...stored,
  set: (value) => {
    setBarScheme(value);
    try {
      localStorage.setItem(schemeKey, value);
    } catch {
      // Storage is full or denied. The document already shows the choice.
    }
  },
  subscribe: (onUpdate) =>
    stored.subscribe((value) => {
      setBarScheme(value);
      onUpdate(value);
    }),
};

/** From now on, makes colors change at once, without transitions, whenever the system's color scheme changes. */
export function followSystemScheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);
}
