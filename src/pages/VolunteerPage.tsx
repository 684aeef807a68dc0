import { volunteer } from '../content/conference/volunteer.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { Requirements } from '../sections/event/Requirements/Requirements.tsx';
import { Roles } from '../sections/event/Roles/Roles.tsx';

/** The page for the conference's volunteers. */
export default function VolunteerPage() {
  return (
    <Page meta={volunteer.meta}>
      <ConferenceHero {...volunteer.hero} />
      <Roles {...volunteer.roles} />
      <Requirements {...volunteer.requirements} />
      <CallToAction {...volunteer.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
