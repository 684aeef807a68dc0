import type { ReactNode } from 'react';
import { Late } from '../design/layout/Late/Late.tsx';
import { SiteFooter, type SiteFooterProps } from '../sections/frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../sections/frame/SiteHeader/SiteHeader.tsx';
import classes from './PageLayout.module.css';

/** Props of a layout: the page inside it. */
export interface LayoutProps {
  children: ReactNode;
}

/** Props of {@link PageLayout}: the content of the navigation, whose skip link targets `#main`, and of the footer. */
interface PageLayoutProps extends LayoutProps {
  header: SiteHeaderProps;
  footer: SiteFooterProps;
}

/** A page between navigation and footer. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {/* The year may have changed since the page was built. */}
      <Late hydrate="now">
        <SiteFooter {...footer} />
      </Late>
    </>
  );
}
