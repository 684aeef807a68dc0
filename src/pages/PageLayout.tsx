import type { ReactNode } from 'react';
import { Late } from '../design/layout/Late/Late.tsx';
import { SiteFooter, type SiteFooterContent } from '../sections/frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderContent } from '../sections/frame/SiteHeader/SiteHeader.tsx';

/** Props of every layout. */
export interface LayoutProps {
  children: ReactNode;
}

/**
 * Props of {@link PageLayout}: the content of the navigation and of the footer. The header's skip link must
 * point to `#main`.
 */
interface PageLayoutProps extends LayoutProps {
  header: SiteHeaderContent;
  footer: SiteFooterContent;
}

/** A page's content, between the header (with the navigation) and the footer. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Hydrates with the page, because the year in the footer might have changed since the build. */}
      <Late hydrate="now">
        <SiteFooter {...footer} />
      </Late>
    </>
  );
}
