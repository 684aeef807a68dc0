import { education } from '../content/education.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

const EducationPageRest = deferred(() => import('./EducationPageRest.tsx'));

/** AI for Education (specification point 2.10). */
export default function EducationPage() {
  return (
    <>
      <Meta {...education.meta} />
      <PageHero {...education.hero} />
      <StatBand {...education.stats} />
      <EducationPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = EducationPageRest;
