import { caseStudies } from '../content/case-studies.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { CallToAction } from '../sections/contact/CallToAction/CallToAction.tsx';
import { CaseStudy } from '../sections/proof/CaseStudy/CaseStudy.tsx';
import { Exhibit } from '../sections/proof/Exhibit/Exhibit.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { PageHero } from '../sections/heroes/PageHero/PageHero.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The page with the case studies. */
export default function CaseStudiesPage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={caseStudies.meta}>
      <PageHero {...caseStudies.hero} />
      <CaseStudy {...caseStudies.agriculture} />
      <CaseStudy {...caseStudies.pharma} />
      <Exhibit {...caseStudies.answer} />
      <CallToAction {...caseStudies.call} />
      <NewsletterSignup {...caseStudies.newsletter} {...newsletter} />
    </Page>
  );
}
