import { home } from '../content/home.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { LogoStrip } from '../sections/LogoStrip/LogoStrip.tsx';
import { SolutionMural } from '../sections/SolutionMural/SolutionMural.tsx';
import { VideoHero } from '../sections/VideoHero/VideoHero.tsx';

const HomePageRest = deferred(() => import('./HomePageRest.tsx'));

/** Home, and the entry to the solutions (specification point 2.4, in its order). All after the solutions hydrates late. */
export default function HomePage() {
  return (
    <>
      <Meta {...home.meta} />
      <VideoHero {...home.hero} />
      <LogoStrip {...home.partners} />
      <SolutionMural {...home.solutions} />
      <HomePageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = HomePageRest;
