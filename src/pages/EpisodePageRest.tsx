import { episodeRest } from '../content/episodes/page-rest.ts';
import type { EpisodeStory as Story, EpisodeSummary } from '../content/episodes/types.ts';
import { EpisodeNotes } from '../sections/EpisodeNotes/EpisodeNotes.tsx';
import { EpisodePager } from '../sections/EpisodePager/EpisodePager.tsx';
import { EpisodeStory } from '../sections/EpisodeStory/EpisodeStory.tsx';
import { LessonDial } from '../sections/LessonDial/LessonDial.tsx';
import { QuestionList } from '../sections/QuestionList/QuestionList.tsx';
import { RelatedEpisodes } from '../sections/RelatedEpisodes/RelatedEpisodes.tsx';
import { VideoFeature } from '../sections/VideoFeature/VideoFeature.tsx';

/** What {@link EpisodePageRest} shows. */
interface EpisodePageRestProps {
  /** The episode. */
  summary: EpisodeSummary;
  /** Its story, with whatever it has. */
  story: Story;
}

/** An episode's page after its opening; sections without data are left out. */
export default function EpisodePageRest({ summary, story }: EpisodePageRestProps) {
  const rest = episodeRest(summary, story);
  return (
    <>
      <EpisodeStory {...rest.story} />
      {rest.questions && <QuestionList {...rest.questions} />}
      {rest.lessons && <LessonDial {...rest.lessons} />}
      <VideoFeature {...rest.video} />
      <EpisodeNotes {...rest.notes} />
      <RelatedEpisodes {...rest.related} />
      <EpisodePager {...rest.pager} />
    </>
  );
}
