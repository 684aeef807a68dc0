import { conferenceHome } from '../content/conference/home.ts';
import { AudienceDial } from '../sections/AudienceDial/AudienceDial.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { SpeakerGrid } from '../sections/SpeakerGrid/SpeakerGrid.tsx';

/** The conference's home from the speakers on. */
export default function ConferencePageRest() {
  return (
    <>
      <SpeakerGrid {...conferenceHome.speakers} />
      <AudienceDial {...conferenceHome.humanCode} />
      <CallToAction {...conferenceHome.register} />
      <NewsletterSignup {...conferenceHome.newsletter} />
    </>
  );
}
