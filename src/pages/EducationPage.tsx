import { education } from '../content/education.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { ReasonList } from '../sections/ReasonList/ReasonList.tsx';
import { SectorList } from '../sections/SectorList/SectorList.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** AI for Education (specification point 2.10). */
export default function EducationPage() {
  return (
    <Page meta={education.meta}>
      <PageHero {...education.hero} />
      <StatBand {...education.stats} />
      <ServiceList {...education.solutions} />
      <SectorList {...education.institutions} />
      <ReasonList {...education.reasons} />
      <StepSequence {...education.journey} />
      <CallToAction {...education.call} />
    </Page>
  );
}
