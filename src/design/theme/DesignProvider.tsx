import { MantineProvider, type MantineProviderProps } from '@mantine/core';
import { useLayoutEffect, type ReactNode } from 'react';
import { RoutingProvider, type Routing } from '../controls/Link/routing.tsx';
import { MarkProvider } from '../media/Mark/Mark.tsx';
import { DialogsProvider, type Dialogs } from '../overlays/Dialogs/Dialogs.tsx';
import { Toaster, type ToasterProps } from '../overlays/Toast/Toast.tsx';
import { MessagesProvider, type Messages } from '../text/Messages/Messages.tsx';
import { theme as mantineTheme } from './theme.ts';
import { useTypedLetters } from './useTypedLetters.ts';

/** Props of {@link DesignProvider}; all are optional. */
export interface DesignProviderProps extends Pick<
  MantineProviderProps,
  'colorSchemeManager' | 'forceColorScheme' | 'getRootElement'
> {
  /**
   * Name of a theme whose stylesheet is loaded. It is set as `data-theme` on the root element (a server writes the
   * attribute itself). Default: the theme in tokens.json.
   */
  theme?: string;
  /** The shapes of the brand's mark, in a square of 36 units. Default: a disc. */
  mark?: ReactNode;
  /** The application's router. Default: plain links. */
  routing?: Routing;
  /** The primitives' words. Default: English. */
  messages?: Partial<Messages>;
  /** The dialogs that controls can open, by name. Default: none; a control is then a link to the same content. */
  dialogs?: Dialogs;
  /** How toasts behave; `false` if the application mounts a Toaster itself. Default: {@link Toaster}'s own. */
  toasts?: ToasterProps['preset'] | false;
  children: ReactNode;
}

const documentElement = () => document.documentElement;

/**
 * Everything that sections and primitives need around them: Mantine with the theme, the visitor's color scheme,
 * words, toasts, and what the application decides. The site, every story and every test mount it. Mantine's variables
 * and classes are not generated in the browser: the build puts them into the stylesheet (scripts/theme.ts). Font
 * files for letters that only visitors type load when a text field gets focus.
 */
export function DesignProvider({
  theme,
  getRootElement = documentElement,
  mark,
  routing,
  messages,
  dialogs,
  toasts,
  children,
  ...scheme
}: DesignProviderProps) {
  useTypedLetters();
  useLayoutEffect(() => {
    const root = getRootElement();
    if (theme === undefined || !root) return;
    root.dataset.theme = theme;
    return () => {
      delete root.dataset.theme;
    };
  }, [theme, getRootElement]);
  return (
    <MantineProvider
      theme={mantineTheme}
      getRootElement={getRootElement}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...scheme}
    >
      <RoutingProvider routing={routing}>
        <MarkProvider mark={mark}>
          <MessagesProvider messages={messages}>
            <DialogsProvider dialogs={dialogs}>
              {children}
              {toasts !== false && <Toaster preset={toasts} />}
            </DialogsProvider>
          </MessagesProvider>
        </MarkProvider>
      </RoutingProvider>
    </MantineProvider>
  );
}
