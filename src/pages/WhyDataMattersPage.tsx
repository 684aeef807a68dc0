import { dataMatters } from '../content/data.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { OrderDemo } from '../sections/method/OrderDemo/OrderDemo.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { Problems } from '../sections/method/Problems/Problems.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The “Why Data Matters” page. */
export default function WhyDataMattersPage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={dataMatters.meta}>
      <OrderDemo {...dataMatters.demo} />
      <Problems {...dataMatters.problems} />
      <Exhibit {...dataMatters.benefits} />
      <CallToAction {...dataMatters.call} />
      <NewsletterSignup {...dataMatters.newsletter} {...newsletter} />
    </Page>
  );
}
