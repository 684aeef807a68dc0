import type { EpisodeData } from '../content/episodes/data.ts';
import { episodePage } from '../content/episodes/page.ts';
import { Page } from '../design/layout/Page/Page.tsx';
import { EpisodeHero } from '../sections/podcast/EpisodeHero/EpisodeHero.tsx';
import { EpisodeNotes } from '../sections/podcast/EpisodeNotes/EpisodeNotes.tsx';
import { EpisodePager } from '../sections/podcast/EpisodePager/EpisodePager.tsx';
import { EpisodeArticle } from '../sections/podcast/EpisodeArticle/EpisodeArticle.tsx';
import { EpisodeMoments } from '../sections/podcast/EpisodeMoments/EpisodeMoments.tsx';
import { EpisodePreviews } from '../sections/podcast/EpisodePreviews/EpisodePreviews.tsx';
import { EpisodeVideo } from '../sections/podcast/EpisodeVideo/EpisodeVideo.tsx';

interface EpisodePageProps {
  /** The episode, and the data about other episodes that its page shows. */
  episode: EpisodeData;
}

/** An episode's page. Questions and lessons are left out if the episode has none. */
export default function EpisodePage({ episode }: EpisodePageProps) {
  const page = episodePage(episode);
  return (
    <Page meta={page.meta}>
      <EpisodeHero {...page.hero} />
      <EpisodeArticle {...page.story} />
      {page.questions && <EpisodeMoments {...page.questions} />}
      {page.lessons && <EpisodeMoments {...page.lessons} />}
      <EpisodeVideo {...page.video} />
      <EpisodeNotes {...page.notes} />
      <EpisodePreviews {...page.related} />
      <EpisodePager {...page.pager} />
    </Page>
  );
}
