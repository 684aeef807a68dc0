import { government } from '../content/government.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';
import { SuccessStory } from '../sections/SuccessStory/SuccessStory.tsx';

/** AI for Government (specification point 2.10). */
export default function GovernmentPage() {
  return (
    <Page meta={government.meta}>
      <PageHero {...government.hero} />
      <StatBand {...government.stats} />
      <ServiceList {...government.services} />
      <SectorList {...government.sectors} />
      <ReasonList {...government.reasons} />
      <StepSequence {...government.steps} />
      <SuccessStory {...government.success} />
      <CallToAction {...government.call} />
    </Page>
  );
}
