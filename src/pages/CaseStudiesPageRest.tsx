import { caseStudies } from '../content/case-studies.ts';
import { CaseStudy } from '../sections/CaseStudy/CaseStudy.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';

/** The page after its opening. */
export default function CaseStudiesPageRest() {
  return (
    <>
      <CaseStudy {...caseStudies.agriculture} />
      <CaseStudy {...caseStudies.pharma} />
      <NewsletterSignup {...caseStudies.newsletter} />
    </>
  );
}

/** Loads the newsletter, which hydrates later still. */
export const { preload } = NewsletterSignup;
