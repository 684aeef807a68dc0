import { createContext, use, type ComponentProps } from 'react';
import { useHydrated } from '../timing/useHydrated.ts';

/**
 * Context for a function that is called with the code of each inline script on a page. A server can use it to allow
 * each script in the Content-Security-Policy by its hash.
 */
export const InlineScriptCollector = createContext<((code: string) => void) | undefined>(undefined);

/** Props of {@link InlineScript}. Rest props go to the `script`. */
export interface InlineScriptProps extends Omit<ComponentProps<'script'>, 'children'> {
  /** The script's text. It must be the same on every page: put what differs into a `data-` attribute. */
  code: string;
}

/**
 * A script that the browser runs while parsing the prerendered HTML, before React starts. Only the HTML parser runs
 * such a script, so after hydration this component renders nothing.
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
