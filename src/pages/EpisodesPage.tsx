import { podcastListing } from '../content/podcast/listing.ts';
import { Page } from '../design/Page/Page.tsx';
import { CategoryCards } from '../sections/CategoryCards/CategoryCards.tsx';
import { EpisodeListing } from '../sections/EpisodeListing/EpisodeListing.tsx';
import { ShowHero } from '../sections/ShowHero/ShowHero.tsx';

/** The listing of all episodes (specification point 2.6). */
export default function EpisodesPage() {
  return (
    <Page meta={podcastListing.meta}>
      <ShowHero {...podcastListing.hero} />
      <EpisodeListing {...podcastListing.listing} />
      <CategoryCards {...podcastListing.explore} />
    </Page>
  );
}
