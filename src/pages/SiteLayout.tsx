import type { ReactNode } from 'react';
import { footer, header } from '../content/navigation.ts';
import { SiteFooter } from '../sections/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../sections/SiteHeader/SiteHeader.tsx';

/** What stands around every page that brings no layout of its own. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}
