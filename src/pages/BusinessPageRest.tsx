import { business } from '../content/business.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** The page after its opening. */
export default function BusinessPageRest() {
  return (
    <>
      <ServiceList {...business.services} />
      <SectorList {...business.industries} />
      <ReasonList {...business.reasons} />
      <StepSequence {...business.steps} />
      <CallToAction {...business.call} />
    </>
  );
}
