import { dataMatters } from '../content/data.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { BenefitList } from '../sections/BenefitList/BenefitList.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { DataDemo } from '../sections/DataDemo/DataDemo.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';
import { ProblemList } from '../sections/ProblemList/ProblemList.tsx';

/** Why Data Matters (specification point 2.10). */
export default function WhyDataMattersPage() {
  return (
    <>
      <Meta {...dataMatters.meta} />
      <DataDemo {...dataMatters.demo} />
      <ProblemList {...dataMatters.problems} />
      <BenefitList {...dataMatters.benefits} />
      <CallToAction {...dataMatters.call} />
      <NewsletterSignup {...dataMatters.newsletter} />
    </>
  );
}

/** Loads the newsletter signup, for a visit from another page. */
export const { preload } = NewsletterSignup;
