import { government } from '../content/government.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

const GovernmentPageRest = deferred(() => import('./GovernmentPageRest.tsx'));

/** AI for Government (specification point 2.10). */
export default function GovernmentPage() {
  return (
    <>
      <Meta {...government.meta} />
      <PageHero {...government.hero} />
      <StatBand {...government.stats} />
      <GovernmentPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = GovernmentPageRest;
