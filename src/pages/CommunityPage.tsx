import { community } from '../content/conference/community.ts';
import { Page } from '../design/Page/Page.tsx';
import { CommunityHero } from '../sections/CommunityHero/CommunityHero.tsx';
import { ConductSummary } from '../sections/ConductSummary/ConductSummary.tsx';
import { JoinPanels } from '../sections/JoinPanels/JoinPanels.tsx';
import { ProfileList } from '../sections/ProfileList/ProfileList.tsx';

/** The community between the editions (specification point 2.9). */
export default function CommunityPage() {
  return (
    <Page meta={community.meta}>
      <CommunityHero {...community.hero} />
      <JoinPanels {...community.join} />
      <ProfileList {...community.profiles} />
      <ConductSummary {...community.codeOfConduct} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
