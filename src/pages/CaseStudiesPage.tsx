import { caseStudies } from '../content/case-studies.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';

const CaseStudiesPageRest = deferred(() => import('./CaseStudiesPageRest.tsx'));

/** The case studies (specification point 2.10). */
export default function CaseStudiesPage() {
  return (
    <>
      <Meta {...caseStudies.meta} />
      <PageHero {...caseStudies.hero} />
      <CaseStudiesPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = CaseStudiesPageRest;
