import { conferenceHome } from '../content/conference/home.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { AttendeeTypes } from '../sections/audiences/AttendeeTypes/AttendeeTypes.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { Speakers } from '../sections/people/Speakers/Speakers.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';

/** The conference's home. */
export default function ConferencePage() {
  return (
    <Page meta={conferenceHome.meta}>
      <ConferenceHero {...conferenceHome.hero} />
      <Stats {...conferenceHome.stats} />
      <Speakers {...conferenceHome.speakers} />
      <AttendeeTypes {...conferenceHome.humanCode} />
      <CallToAction {...conferenceHome.register} />
      <NewsletterSignup {...conferenceHome.newsletter} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
