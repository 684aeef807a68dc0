import { conferenceHome } from '../content/conference/home.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { AttendeeTypes } from '../sections/audiences/AttendeeTypes/AttendeeTypes.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { Portraits } from '../sections/people/Portraits/Portraits.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The conference's home page. */
export default function ConferencePage({ content = conferenceHome }: { content?: typeof conferenceHome }) {
  const newsletter = useNewsletter();
  return (
    <Page meta={content.meta}>
      <ConferenceHero {...content.hero} />
      <Stats {...content.stats} />
      <Portraits {...content.speakers} />
      <AttendeeTypes {...content.humanCode} />
      <Exhibit {...content.venue} />
      <CallToAction {...content.register} />
      <NewsletterSignup {...content.newsletter} {...newsletter} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
