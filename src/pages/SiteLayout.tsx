import { footer, header } from '../content/navigation.ts';
import { PageLayout, type LayoutProps } from './PageLayout.tsx';

/** The default layout of a page, with the site's navigation and footer. */
export function SiteLayout(props: LayoutProps) {
  return <PageLayout {...props} header={header} footer={footer} />;
}
