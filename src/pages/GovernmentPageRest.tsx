import { government } from '../content/government.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';
import { SuccessStory } from '../sections/SuccessStory/SuccessStory.tsx';

/** The page after its opening. */
export default function GovernmentPageRest() {
  return (
    <>
      <ServiceList {...government.services} />
      <SectorList {...government.sectors} />
      <ReasonList {...government.reasons} />
      <StepSequence {...government.steps} />
      <SuccessStory {...government.success} />
      <CallToAction {...government.call} />
    </>
  );
}
