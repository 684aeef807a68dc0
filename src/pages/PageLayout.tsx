import type { ReactNode } from 'react';
import { footer } from '../content/navigation.ts';
import { Late } from '../design/layout/Late/Late.tsx';
import { SiteFooter } from '../sections/frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../sections/frame/SiteHeader/SiteHeader.tsx';

/** What a layout takes: the page that it stands around. */
export interface LayoutProps {
  children: ReactNode;
}

/** A page between navigation and footer. `header` is the navigation's content, whose skip link leads to `#main`. */
export function PageLayout({ header, children }: LayoutProps & { header: SiteHeaderProps }) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* The year in it may be another one than when the page was built. */}
      <Late hydrate="now">
        <SiteFooter {...footer} />
      </Late>
    </>
  );
}
