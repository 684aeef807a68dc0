import { footer, header } from '../content/navigation.ts';
import { PageLayout, type LayoutProps } from './PageLayout.tsx';

/** What stands around every page that brings no layout of its own. */
export function SiteLayout(props: LayoutProps) {
  return <PageLayout {...props} header={header} footer={footer} />;
}
