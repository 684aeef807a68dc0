import { conferenceHome } from '../content/conference/home.ts';
import { Page } from '../design/Page/Page.tsx';
import { AudienceDial } from '../sections/AudienceDial/AudienceDial.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { SpeakerGrid } from '../sections/SpeakerGrid/SpeakerGrid.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

/** The conference's home (specification point 2.9). */
export default function ConferencePage() {
  return (
    <Page meta={conferenceHome.meta}>
      <ConferenceHero {...conferenceHome.hero} />
      <StatBand {...conferenceHome.stats} />
      <SpeakerGrid {...conferenceHome.speakers} />
      <AudienceDial {...conferenceHome.humanCode} />
      <CallToAction {...conferenceHome.register} />
      <NewsletterSignup {...conferenceHome.newsletter} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
