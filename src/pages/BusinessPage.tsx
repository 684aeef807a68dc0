import { business } from '../content/business.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

const BusinessPageRest = deferred(() => import('./BusinessPageRest.tsx'));

/** AI for Business (specification point 2.10). */
export default function BusinessPage() {
  return (
    <>
      <Meta {...business.meta} />
      <PageHero {...business.hero} />
      <StatBand {...business.stats} />
      <BusinessPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = BusinessPageRest;
