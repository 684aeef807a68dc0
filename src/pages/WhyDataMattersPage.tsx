import { dataMatters } from '../content/data.ts';
import { Page } from '../design/Page/Page.tsx';
import { BenefitList } from '../sections/BenefitList/BenefitList.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { DataDemo } from '../sections/DataDemo/DataDemo.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { ProblemList } from '../sections/ProblemList/ProblemList.tsx';

/** Why Data Matters (specification point 2.10). */
export default function WhyDataMattersPage() {
  return (
    <Page meta={dataMatters.meta}>
      <DataDemo {...dataMatters.demo} />
      <ProblemList {...dataMatters.problems} />
      <BenefitList {...dataMatters.benefits} />
      <CallToAction {...dataMatters.call} />
      <NewsletterSignup {...dataMatters.newsletter} />
    </Page>
  );
}
