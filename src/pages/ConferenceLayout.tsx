import { conferenceFooter, conferenceHeader } from '../content/conference/navigation.ts';
import { PageLayout, type LayoutProps } from './PageLayout.tsx';
import '../themes/conference.css';

/** The layout of the conference's pages, with the conference's navigation. */
export function ConferenceLayout(props: LayoutProps) {
  return <PageLayout {...props} header={conferenceHeader} footer={conferenceFooter} />;
}
