import type { EpisodeData } from '../content/episodes/data.ts';
import { episodePage } from '../content/episodes/page.ts';
import { Page } from '../design/Page/Page.tsx';
import { EpisodeHero } from '../sections/EpisodeHero/EpisodeHero.tsx';
import { EpisodeNotes } from '../sections/EpisodeNotes/EpisodeNotes.tsx';
import { EpisodePager } from '../sections/EpisodePager/EpisodePager.tsx';
import { EpisodeStory } from '../sections/EpisodeStory/EpisodeStory.tsx';
import { LessonDial } from '../sections/LessonDial/LessonDial.tsx';
import { QuestionList } from '../sections/QuestionList/QuestionList.tsx';
import { RelatedEpisodes } from '../sections/RelatedEpisodes/RelatedEpisodes.tsx';
import { VideoFeature } from '../sections/VideoFeature/VideoFeature.tsx';

/** What {@link EpisodePage} takes. */
interface EpisodePageProps {
  /** The episode, with what its page shows of others. */
  episode: EpisodeData;
}

/** An episode's page (specification point 2.7). Sections without data are left out. */
export default function EpisodePage({ episode }: EpisodePageProps) {
  const page = episodePage(episode);
  return (
    <Page meta={page.meta}>
      <EpisodeHero {...page.hero} />
      <EpisodeStory {...page.story} />
      {page.questions && <QuestionList {...page.questions} />}
      {page.lessons && <LessonDial {...page.lessons} />}
      <VideoFeature {...page.video} />
      <EpisodeNotes {...page.notes} />
      <RelatedEpisodes {...page.related} />
      <EpisodePager {...page.pager} />
    </Page>
  );
}
