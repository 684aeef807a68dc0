import { business } from '../content/business.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';
import { Reasons } from '../sections/method/Reasons/Reasons.tsx';
import { Sectors } from '../sections/audiences/Sectors/Sectors.tsx';
import { Services } from '../sections/offers/Services/Services.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { Steps } from '../sections/method/Steps/Steps.tsx';

/** The “AI for Business” page. */
export default function BusinessPage() {
  return (
    <Page meta={business.meta}>
      <PageHero {...business.hero} />
      <Stats {...business.stats} />
      <Exhibit {...business.quote} />
      <Services {...business.services} />
      <Sectors {...business.industries} />
      <Reasons {...business.reasons} />
      <Steps {...business.steps} />
      <CallToAction {...business.call} />
    </Page>
  );
}
