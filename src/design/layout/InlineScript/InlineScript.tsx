import { createContext, use, type ComponentProps } from 'react';
import { useHydrated } from '../timing/useHydrated.ts';

/** Takes the scripts that stand in a page's HTML, for a server whose Content-Security-Policy allows each by its hash. */
export const InlineScriptCollector = createContext<((code: string) => void) | undefined>(undefined);

/** Props of {@link InlineScript}. Rest props go to the `script`. */
export interface InlineScriptProps extends Omit<ComponentProps<'script'>, 'children'> {
  /** The script, fixed in content: what differs from page to page goes into a `data-` attribute. */
  code: string;
}

/**
 * A script that the browser runs as it reads the prerendered HTML, before React comes. Only the parser runs it, so that
 * nothing is rendered in the browser.
 */
export function InlineScript({ code, ...rest }: InlineScriptProps) {
  use(InlineScriptCollector)?.(code);
  const prerendered = !useHydrated();
  return (
    prerendered && (
      <script
        {...rest}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : '' }}
        suppressHydrationWarning
      />
    )
  );
}
