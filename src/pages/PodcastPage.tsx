import { podcastHome } from '../content/podcast/home.ts';
import { Page } from '../design/Page/Page.tsx';
import { EpisodeList } from '../sections/EpisodeList/EpisodeList.tsx';
import { FeaturedEpisode } from '../sections/FeaturedEpisode/FeaturedEpisode.tsx';
import { GuestCarousel } from '../sections/GuestCarousel/GuestCarousel.tsx';
import { NewsletterSignup } from '../sections/NewsletterSignup/NewsletterSignup.tsx';
import { ShowHero } from '../sections/ShowHero/ShowHero.tsx';
import { TopicMural } from '../sections/TopicMural/TopicMural.tsx';

/** The podcast's home (specification point 2.5). */
export default function PodcastPage() {
  return (
    <Page meta={podcastHome.meta}>
      <ShowHero {...podcastHome.hero} />
      <FeaturedEpisode {...podcastHome.featured} />
      <GuestCarousel {...podcastHome.guests} />
      <TopicMural {...podcastHome.topics} />
      <EpisodeList {...podcastHome.recent} />
      <NewsletterSignup {...podcastHome.newsletter} />
    </Page>
  );
}
