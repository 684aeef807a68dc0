import { customDevelopment } from '../content/custom-development.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { Examples } from '../sections/proof/Examples/Examples.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';
import { Services } from '../sections/offers/Services/Services.tsx';
import { Stats } from '../sections/proof/Stats/Stats.tsx';
import { Steps } from '../sections/method/Steps/Steps.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The “Custom Development” page. */
export default function CustomDevelopmentPage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={customDevelopment.meta}>
      <PageHero {...customDevelopment.hero} />
      <Stats {...customDevelopment.stats} />
      <Services {...customDevelopment.capabilities} />
      <Exhibit {...customDevelopment.assistant} />
      <Steps {...customDevelopment.process} />
      <Examples {...customDevelopment.examples} />
      <CallToAction {...customDevelopment.call} />
      <NewsletterSignup {...customDevelopment.newsletter} {...newsletter} />
    </Page>
  );
}
