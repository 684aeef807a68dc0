import { volunteer } from '../content/conference/volunteer.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ConferenceHero } from '../sections/ConferenceHero/ConferenceHero.tsx';
import { RequirementList } from '../sections/RequirementList/RequirementList.tsx';
import { RoleList } from '../sections/RoleList/RoleList.tsx';

/** Volunteering (specification point 2.9). */
export default function VolunteerPage() {
  return (
    <>
      <Meta {...volunteer.meta} />
      <ConferenceHero {...volunteer.hero} />
      <RoleList {...volunteer.roles} />
      <RequirementList {...volunteer.requirements} />
      <CallToAction {...volunteer.end} />
    </>
  );
}

export { ConferenceLayout as Layout } from './ConferenceLayout.tsx';
