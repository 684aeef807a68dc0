import {
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const getRootElement = (): HTMLElement => document.documentElement;

/** What {@link ThemeProvider} takes. */
interface ThemeProviderProps {
  /** Remembers the visitor's choice of color scheme; until there is one, the system's counts. */
  colorSchemeManager: MantineColorSchemeManager;
  children: ReactNode;
}

/**
 * Mantine's theme and color scheme, from the parts that its own provider is made of, without those that would write a
 * stylesheet in the browser: the build has written it.
 */
export function ThemeProvider({ colorSchemeManager, children }: ThemeProviderProps) {
  const scheme = useProviderColorScheme({
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    manager: colorSchemeManager,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
