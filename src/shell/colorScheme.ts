import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';
import { recolor } from '../design/theme/recolor.ts';

const stored = localStorageColorSchemeManager();

/** Mantine's manager, except that a browser that denies storage is no reason for a warning: the choice then lasts for the visit. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...stored,
  set: (value) => {
    try {
      localStorage.setItem('mantine-color-scheme-value', value);
    } catch {
      // Storage is full or denied; the document already shows the choice.
    }
  },
};

/** Changes colors at once when the system changes its scheme. */
export function followSystemScheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor);
}
