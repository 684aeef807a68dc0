import { startTransition } from 'react';
import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';

const stored = localStorageColorSchemeManager();

/** Mantine's manager, except that a browser that denies storage is no reason for a warning: the choice then lasts for the visit. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...stored,
  // A choice made in another tab: sections that have not hydrated yet outlast only transitions.
  subscribe: (onUpdate) => stored.subscribe((scheme) => startTransition(() => onUpdate(scheme))),
  set: (value) => {
    try {
      localStorage.setItem('mantine-color-scheme-value', value);
    } catch {
      // Storage is full or denied; the document already shows the choice.
    }
  },
};
