import { conferenceFooter, conferenceHeader } from '../content/conference/navigation.ts';
import { PageLayout, type LayoutProps } from './PageLayout.tsx';
import '../themes/conference.css';

/** What stands around the conference's pages: its own navigation in the main one's place. */
export function ConferenceLayout(props: LayoutProps) {
  return <PageLayout {...props} header={conferenceHeader} footer={conferenceFooter} />;
}
