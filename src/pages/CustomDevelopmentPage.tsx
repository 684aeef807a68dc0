import { customDevelopment } from '../content/custom-development.ts';
import { Page } from '../design/Page/Page.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ExampleList } from '../sections/ExampleList/ExampleList.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** Custom Development (specification point 2.10). */
export default function CustomDevelopmentPage() {
  return (
    <Page meta={customDevelopment.meta}>
      <PageHero {...customDevelopment.hero} />
      <StatBand {...customDevelopment.stats} />
      <ServiceList {...customDevelopment.capabilities} />
      <StepSequence {...customDevelopment.process} />
      <ExampleList {...customDevelopment.examples} />
      <CallToAction {...customDevelopment.call} />
      <NewsletterSignup {...customDevelopment.newsletter} />
    </Page>
  );
}
