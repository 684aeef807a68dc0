import { volunteer } from '../content/conference/volunteer.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { RequirementList } from '../sections/RequirementList/RequirementList.tsx';
import { RoleList } from '../sections/RoleList/RoleList.tsx';

/** Volunteering (specification point 2.9). */
export default function VolunteerPage() {
  return (
    <Page meta={volunteer.meta}>
      <ConferenceHero {...volunteer.hero} />
      <RoleList {...volunteer.roles} />
      <RequirementList {...volunteer.requirements} />
      <CallToAction {...volunteer.end} />
    </Page>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
