import { government } from '../content/government.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { Facts } from '../sections/proof/Facts/Facts.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { Sectors } from '../sections/audiences/Sectors/Sectors.tsx';
import { Services } from '../sections/offers/Services/Services.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { Steps } from '../sections/method/Steps/Steps.tsx';
import { SuccessStory } from '../sections/proof/SuccessStory/SuccessStory.tsx';

/** The “AI for Government” page. */
export default function GovernmentPage() {
  return (
    <Page meta={government.meta}>
      <PageHero {...government.hero} />
      <Stats {...government.stats} />
      <Exhibit {...government.reasons} />
      <Services {...government.services} />
      <Sectors {...government.sectors} />
      <Steps {...government.steps} />
      <Facts {...government.procurement} />
      <SuccessStory {...government.success} />
      <CallToAction {...government.call} />
    </Page>
  );
}
