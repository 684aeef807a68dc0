import { business } from '../content/business.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** AI for Business (specification point 2.10). */
export default function BusinessPage() {
  return (
    <Page meta={business.meta}>
      <PageHero {...business.hero} />
      <StatBand {...business.stats} />
      <ServiceList {...business.services} />
      <SectorList {...business.industries} />
      <ReasonList {...business.reasons} />
      <StepSequence {...business.steps} />
      <CallToAction {...business.call} />
    </Page>
  );
}
