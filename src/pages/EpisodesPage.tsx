import { loadEpisodes, loadIndex, podcastListing } from '../content/podcast/listing.ts';
import type { ListingPage } from '../content/podcast/pages.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { EpisodeCategories } from '../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import { EpisodeBrowser } from '../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import { PodcastHero } from '../sections/podcast/PodcastHero/PodcastHero.tsx';

interface EpisodesPageProps {
  /** The page of the episode list to show at first, with that page's episodes. */
  listing: ListingPage;
}

/** Functions that load the episodes that aren't on this page of the episode list. */
const source = { index: loadIndex, load: loadEpisodes };

/** A page of the list of all episodes. */
export default function EpisodesPage({ listing }: EpisodesPageProps) {
  const page = podcastListing(listing);
  return (
    <Page meta={page.meta}>
      <PodcastHero {...page.hero} />
      <EpisodeBrowser {...page.listing} source={source} />
      <EpisodeCategories {...page.explore} />
    </Page>
  );
}
