import { podcastHome } from '../content/podcast/home.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { EpisodePreviews } from '../sections/podcast/EpisodePreviews/EpisodePreviews.tsx';
import { EpisodeCategories } from '../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import { FeaturedEpisode } from '../sections/podcast/FeaturedEpisode/FeaturedEpisode.tsx';
import { Guests } from '../sections/people/Guests/Guests.tsx';
import { NewsletterSignup } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { PodcastHero } from '../sections/podcast/PodcastHero/PodcastHero.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The podcast's home page. */
export default function PodcastPage() {
  const newsletter = useNewsletter();
  return (
    <Page meta={podcastHome.meta}>
      <PodcastHero {...podcastHome.hero} />
      <FeaturedEpisode {...podcastHome.featured} />
      <Guests {...podcastHome.guests} />
      <EpisodeCategories {...podcastHome.topics} />
      <EpisodePreviews {...podcastHome.recent} />
      <NewsletterSignup {...podcastHome.newsletter} {...newsletter} />
    </Page>
  );
}
