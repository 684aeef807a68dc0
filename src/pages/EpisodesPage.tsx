import { podcastListing } from '../content/podcast/listing.ts';
import { Meta } from '../design/Meta/Meta.tsx';
import { CategoryCards } from '../sections/CategoryCards/CategoryCards.tsx';
import { EpisodeListing } from '../sections/EpisodeListing/EpisodeListing.tsx';
import { ShowHero } from '../sections/ShowHero/ShowHero.tsx';

/** The listing of all episodes (specification point 2.6). */
export default function EpisodesPage() {
  return (
    <>
      <Meta {...podcastListing.meta} />
      <ShowHero {...podcastListing.hero} />
      <EpisodeListing {...podcastListing.listing} />
      <CategoryCards {...podcastListing.explore} />
    </>
  );
}
