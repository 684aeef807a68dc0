import { podcastHomeRest } from '../content/podcast/home-rest.ts';
import { EpisodeList } from '../sections/EpisodeList/EpisodeList.tsx';
import { FeaturedEpisode } from '../sections/FeaturedEpisode/FeaturedEpisode.tsx';
import { GuestCarousel } from '../sections/GuestCarousel/deferred.ts';
import { NewsletterSignup } from '../sections/NewsletterSignup/deferred.ts';
import { TopicMural } from '../sections/TopicMural/TopicMural.tsx';

/** The podcast's home after its hero. */
export default function PodcastPageRest() {
  return (
    <>
      <FeaturedEpisode {...podcastHomeRest.featured} />
      <GuestCarousel {...podcastHomeRest.guests} />
      <TopicMural {...podcastHomeRest.topics} />
      <EpisodeList {...podcastHomeRest.recent} />
      <NewsletterSignup {...podcastHomeRest.newsletter} />
    </>
  );
}

/** Loads the sections within that hydrate later still. */
export const preload = () => Promise.all([GuestCarousel.preload(), NewsletterSignup.preload()]);
