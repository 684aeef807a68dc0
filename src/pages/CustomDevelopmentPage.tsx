import { customDevelopment } from '../content/custom-development.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { PageHero } from '../sections/PageHero/PageHero.tsx';
import { StatBand } from '../sections/StatBand/StatBand.tsx';

const CustomDevelopmentPageRest = deferred(() => import('./CustomDevelopmentPageRest.tsx'));

/** Custom Development (specification point 2.10). */
export default function CustomDevelopmentPage() {
  return (
    <>
      <Meta {...customDevelopment.meta} />
      <PageHero {...customDevelopment.hero} />
      <StatBand {...customDevelopment.stats} />
      <CustomDevelopmentPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = CustomDevelopmentPageRest;
