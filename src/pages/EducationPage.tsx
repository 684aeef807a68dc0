import { education } from '../content/education.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';
import { Reasons } from '../sections/method/Reasons/Reasons.tsx';
import { Sectors } from '../sections/audiences/Sectors/Sectors.tsx';
import { Services } from '../sections/offers/Services/Services.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { Steps } from '../sections/method/Steps/Steps.tsx';

/** The “AI for Education” page. */
export default function EducationPage() {
  return (
    <Page meta={education.meta}>
      <PageHero {...education.hero} />
      <Stats {...education.stats} />
      <Exhibit {...education.policy} />
      <Services {...education.solutions} />
      <Sectors {...education.institutions} />
      <Reasons {...education.reasons} />
      <Steps {...education.journey} />
      <CallToAction {...education.call} />
    </Page>
  );
}
