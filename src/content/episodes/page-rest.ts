import type { EpisodeNotesProps } from '../../sections/EpisodeNotes/EpisodeNotes.tsx';
import type { EpisodePagerProps, NeighbourEpisode } from '../../sections/EpisodePager/EpisodePager.tsx';
import type { EpisodeStoryProps } from '../../sections/EpisodeStory/EpisodeStory.tsx';
import type { LessonDialProps } from '../../sections/LessonDial/LessonDial.tsx';
import type { QuestionListProps } from '../../sections/QuestionList/QuestionList.tsx';
import type { RelatedEpisodesProps } from '../../sections/RelatedEpisodes/RelatedEpisodes.tsx';
import type { VideoFeatureProps } from '../../sections/VideoFeature/VideoFeature.tsx';
import { episodePath } from '../podcast/words.ts';
import { neighbours, relatedEpisodes } from './episodes.ts';
import { videoPlayer } from './player.ts';
import type { EpisodeStory, EpisodeSummary } from './types.ts';

const neighbour = (episode: EpisodeSummary | undefined): NeighbourEpisode | undefined =>
  episode && { title: episode.episode, number: episode.episodeNumber, href: episodePath(episode) };

/** What follows, in the order of specification point 2.7; what an episode has no data for is undefined. */
export const episodeRest = (summary: EpisodeSummary, story: EpisodeStory) => {
  const { previous, next } = neighbours(summary);
  return {
    story: {
      heading: 'The story',
      paragraphs: story.storyHook,
      guest: {
        name: summary.name,
        title: summary.title,
        company: summary.company,
        bio: story.guestBio,
        image: summary.portrait,
      },
    } satisfies EpisodeStoryProps,
    questions: story.questionsAsked && {
      band: 'surface' as const,
      heading: 'Some Questions I Ask:',
      questions: story.questionsAsked,
      timestampLabel: 'At',
    },
    lessons: story.whatYouLearn && {
      heading: 'In this episode, you will learn:',
      lessons: story.whatYouLearn,
    },
    video: {
      band: 'ink',
      heading: 'Watch the Full Interview',
      video: videoPlayer(summary),
    } satisfies VideoFeatureProps,
    notes: {
      label: 'Notes and newsletter',
      notes: story.showNotes && { heading: 'Show Notes:', items: story.showNotes },
      about: story.storyHook?.length
        ? undefined
        : { heading: 'About This Episode', text: summary.description },
      // Inert, by the specification: an `onSubmit` brings it to life.
      card: {
        heading: 'The next conversation, by email',
        line: 'One short note when a new episode is out.',
        label: 'Email',
        placeholder: 'you@work.example',
        submit: 'Subscribe',
      },
    } satisfies EpisodeNotesProps,
    related: {
      band: 'surface',
      heading: "More Episodes You'll Love",
      episodes: relatedEpisodes(summary).map((episode) => ({
        number: episode.episodeNumber,
        title: episode.episode,
        href: episodePath(episode),
        guest: `${episode.name}, ${episode.title}`,
        cover: episode.image,
      })),
    } satisfies RelatedEpisodesProps,
    pager: {
      label: 'Neighbouring episodes',
      previous: neighbour(previous),
      next: neighbour(next),
      labels: { previous: 'Previous episode', next: 'Next episode' },
    } satisfies EpisodePagerProps,
  } satisfies { questions: QuestionListProps | undefined; lessons: LessonDialProps | undefined } & Record<
    string,
    unknown
  >;
};
