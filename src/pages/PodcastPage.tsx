import { podcastHome } from '../content/podcast/home.ts';
import { deferred } from '../design/Deferred/deferred.tsx';
import { Meta } from '../design/Meta/Meta.tsx';
import { ShowHero } from '../sections/ShowHero/ShowHero.tsx';

const PodcastPageRest = deferred(() => import('./PodcastPageRest.tsx'));

/** The podcast's home (specification point 2.5). What needs the episodes hydrates late. */
export default function PodcastPage() {
  return (
    <>
      <Meta {...podcastHome.meta} />
      <ShowHero {...podcastHome.hero} />
      <PodcastPageRest />
    </>
  );
}

/** Loads the rest, for a visit from another page. */
export const { preload } = PodcastPageRest;
