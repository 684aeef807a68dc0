import { podcastListing } from '../content/podcast/listing.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { EpisodeCategories } from '../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import { EpisodeBrowser } from '../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import { PodcastHero } from '../sections/podcast/PodcastHero/PodcastHero.tsx';

/** The listing of all episodes. */
export default function EpisodesPage() {
  return (
    <Page meta={podcastListing.meta}>
      <PodcastHero {...podcastListing.hero} />
      <EpisodeBrowser {...podcastListing.listing} />
      <EpisodeCategories {...podcastListing.explore} />
    </Page>
  );
}
