import { customDevelopment } from '../content/custom-development.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ExampleList } from '../sections/ExampleList/ExampleList.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';
import { ServiceList } from '../sections/ServiceList/ServiceList.tsx';
import { StepSequence } from '../sections/StepSequence/StepSequence.tsx';

/** The page after its opening. */
export default function CustomDevelopmentPageRest() {
  return (
    <>
      <ServiceList {...customDevelopment.capabilities} />
      <StepSequence {...customDevelopment.process} />
      <ExampleList {...customDevelopment.examples} />
      <CallToAction {...customDevelopment.call} />
      <NewsletterSignup {...customDevelopment.newsletter} />
    </>
  );
}

/** Loads the newsletter, which hydrates later still. */
export const { preload } = NewsletterSignup;
