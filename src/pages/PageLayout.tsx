import type { ReactNode } from 'react';
import { Late } from '../design/layout/Late/Late.tsx';
import { SiteFooter, type SiteFooterContent } from '../sections/frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderContent } from '../sections/frame/SiteHeader/SiteHeader.tsx';
import classes from './PageLayout.module.css';

/** What a layout takes: the page that it stands around. */
export interface LayoutProps {
  children: ReactNode;
}

/** What {@link PageLayout} takes: the navigation's content, whose skip link leads to `#main`, and the footer's. */
interface PageLayoutProps extends LayoutProps {
  header: SiteHeaderContent;
  footer: SiteFooterContent;
}

/** A page between navigation and footer. */
export function PageLayout({ header, footer, children }: PageLayoutProps) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {/* The year in it may be another one than when the page was built. */}
      <Late hydrate="now">
        <SiteFooter {...footer} />
      </Late>
    </>
  );
}
