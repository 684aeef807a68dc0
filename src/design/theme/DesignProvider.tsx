import {
  MantineProvider,
  mergeThemeOverrides,
  type MantineColorScheme,
  type MantineProviderProps,
} from '@mantine/core';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RoutingProvider, type Routing } from '../controls/Link/routing.tsx';
import type { Tracked } from '../controls/track/track.ts';
import { MarkProvider } from '../media/Mark/Mark.tsx';
import { DialogsProvider, type Dialogs } from '../overlays/Dialogs/Dialogs.tsx';
import { Toaster, type ToasterProps } from '../overlays/Toast/Toast.tsx';
import { MessagesProvider, type Messages } from '../text/Messages/Messages.tsx';
import type { DesignTheme } from './defineTheme.ts';
import { needReact19 } from './needReact19.ts';
import { theme as mantineTheme } from './theme.ts';

/** Props of {@link DesignProvider}; all but `children` are optional. */
export interface DesignProviderProps extends Pick<
  MantineProviderProps,
  'colorSchemeManager' | 'forceColorScheme' | 'getRootElement'
> {
  /**
   * What `defineTheme` returns, or the name of a theme whose stylesheet is loaded. A name is set as `data-theme` on the
   * root element (in a server's HTML, set the attribute yourself). Default: the library's own theme.
   */
  theme?: DesignTheme | string;
  /** The color scheme until the visitor chooses one. Default `auto`: the device's. */
  colorScheme?: MantineColorScheme;
  /** The SVG shapes of the logo mark, in a square of 36 units. Default: a disc. */
  mark?: ReactNode;
  /** Component for links to the application's own pages, such as the router's `Link`. Default: `<a>`. */
  link?: Routing['Link'];
  /** The router's hooks. Default: hooks that read and change the browser's URL. */
  routing?: Omit<Routing, 'Link'>;
  /** The short strings built into primitives, such as "opens in a new tab". Default: English. */
  messages?: Partial<Messages>;
  /** The dialogs that buttons can open, by name. A button that names any other dialog is a link to its own `href`. */
  dialogs?: Dialogs;
  /**
   * How toasts behave. `false` leaves out the {@link Toaster}, for example because the application mounts one itself.
   * Default: the default of {@link Toaster}.
   */
  toasts?: ToasterProps['preset'] | false;
  /**
   * Called when a visitor does something that can be counted (docs/analytics.md). Pass the same function on every
   * render.
   */
  analytics?: (event: Tracked) => void;
  children: ReactNode;
}

needReact19();

const documentElement = () => document.documentElement;

/** A `style` element with a theme's custom properties. */
function ThemeStyle({ theme: { css } }: { theme: DesignTheme }) {
  // Without this error, a theme object that `defineTheme` didn't create would go unnoticed.
  if (typeof css !== 'string')
    throw new Error('DesignProvider: "theme" takes what defineTheme returns, or a name.');
  return <style>{css}</style>;
}

/**
 * Supplies what sections and primitives need: Mantine with the theme, the visitor's color scheme, short strings,
 * toasts, and what the application decides, such as its router. It wraps the site and every story. Mantine's variables
 * and classes are not generated in the browser: the build puts them into the stylesheet (scripts/theme.ts).
 */
export function DesignProvider({
  theme,
  colorScheme = 'auto',
  getRootElement = documentElement,
  mark,
  link,
  routing,
  messages,
  dialogs,
  toasts,
  analytics,
  children,
  ...scheme
}: DesignProviderProps) {
  const name = typeof theme === 'string' ? theme : undefined;
  const own = typeof theme === 'object' ? theme : undefined;
  useLayoutEffect(() => {
    const root = getRootElement();
    if (name === undefined || !root) return;
    root.dataset.theme = name;
    return () => {
      delete root.dataset.theme;
    };
  }, [name, getRootElement]);
  useEffect(() => {
    if (!analytics) return;
    const tell = ({ detail }: DocumentEventMap['track']) => analytics(detail);
    document.addEventListener('track', tell);
    return () => document.removeEventListener('track', tell);
  }, [analytics]);
  const whole = useMemo(() => mergeThemeOverrides(mantineTheme, own?.mantine ?? {}), [own]);
  const router = useMemo(() => ({ ...routing, ...(link && { Link: link }) }), [routing, link]);
  return (
    <MantineProvider
      theme={whole}
      getRootElement={getRootElement}
      defaultColorScheme={colorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      {...scheme}
    >
      {own && <ThemeStyle theme={own} />}
      <RoutingProvider routing={router}>
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
