import { community } from '../content/conference/community.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CommunityHero } from '../sections/heroes/CommunityHero/CommunityHero.tsx';
import { JoinPanels } from '../sections/event/JoinPanels/JoinPanels.tsx';
import { Rules } from '../sections/event/Rules/Rules.tsx';
import { SocialProfiles } from '../sections/contact/SocialProfiles/SocialProfiles.tsx';

/** The page about the conference’s community. */
export default function CommunityPage() {
  return (
    <Page meta={community.meta}>
      <CommunityHero {...community.hero} />
      <JoinPanels {...community.join} />
      <SocialProfiles {...community.profiles} />
      <Rules {...community.codeOfConduct} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
