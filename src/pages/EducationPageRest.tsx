import { education } from '../content/education.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** The page after its opening. */
export default function EducationPageRest() {
  return (
    <>
      <ServiceList {...education.solutions} />
      <SectorList {...education.institutions} />
      <ReasonList {...education.reasons} />
      <StepSequence {...education.journey} />
      <CallToAction {...education.call} />
    </>
  );
}
