import type { EpisodeHeroContent } from '../../sections/podcast/EpisodeHero/EpisodeHero.tsx';
import type { EpisodeNotesContent } from '../../sections/podcast/EpisodeNotes/EpisodeNotes.tsx';
import type { EpisodePagerContent } from '../../sections/podcast/EpisodePager/EpisodePager.tsx';
import type { EpisodeArticleContent } from '../../sections/podcast/EpisodeArticle/EpisodeArticle.tsx';
import type { EpisodeMomentsContent } from '../../sections/podcast/EpisodeMoments/EpisodeMoments.tsx';
import type { EpisodePreviewsContent } from '../../sections/podcast/EpisodePreviews/EpisodePreviews.tsx';
import type { EpisodeVideoContent } from '../../sections/podcast/EpisodeVideo/EpisodeVideo.tsx';
import { platforms } from '../platforms.ts';
import { episodePath } from '../podcast/words.ts';
import { pageMeta } from '../meta.ts';
import { founder } from '../people.ts';
import { site } from '../site.ts';
import type { EpisodeData } from './data.ts';
import { audioPlayer, videoPlayer } from './player.ts';
import type { EpisodeSummary } from './types.ts';

/** The recording that an episode's timestamps link to. */
const recording = ({ youtubeLink }: EpisodeSummary) => ({ href: youtubeLink, label: 'Watch from' });

/**
 * The content of an episode's page, in page order. Questions and lessons are undefined if the episode has
 * none.
 */
export const episodePage = ({ summary, story, related, previous, next }: EpisodeData) => ({
  meta: pageMeta(episodePath(summary), {
    title: `${summary.episode} | ${site.podcast.name}`,
    description: summary.description,
  }),
  hero: {
    back: { label: 'All Episodes', href: '/podcast' },
    media: summary.image,
    show: site.podcast.name,
    number: summary.episodeNumber,
    date: summary.date,
    guest: summary.name,
    role: summary.title,
    company: summary.company,
    labels: { show: 'Podcast', number: 'Episode', date: 'Published', guest: 'Guest' },
    heading: summary.episode,
    quote: story.inspiringQuote,
    platforms: platforms({
      audio: summary.spotifyLink,
      directory: summary.appleLink,
      video: summary.youtubeLink,
    }),
    player: audioPlayer(summary),
  } satisfies EpisodeHeroContent,
  story: {
    heading: 'The story',
    // The host tells the story in the first person, and signs it.
    body: story.storyHook?.length ? [...story.storyHook, `${founder.name}, host`] : undefined,
    guest: {
      name: summary.name,
      role: summary.title,
      company: summary.company,
      text: story.guestBio,
      media: summary.portrait,
    },
  } satisfies EpisodeArticleContent,
  questions: (story.questionsAsked && {
    band: 'subtle',
    heading: 'Some Questions I Ask:',
    items: story.questionsAsked.map(({ question, timestamp }) => ({ text: question, timestamp })),
    timestampLabel: 'At',
    recording: recording(summary),
  }) satisfies EpisodeMomentsContent | undefined,
  lessons: (story.whatYouLearn && {
    variant: 'dial',
    heading: 'In this episode, you will learn:',
    items: story.whatYouLearn.map(({ lesson, timestamp }) => ({ text: lesson, timestamp })),
    recording: recording(summary),
  }) satisfies EpisodeMomentsContent | undefined,
  video: {
    band: 'strong',
    heading: 'Watch the Full Interview',
    video: videoPlayer(summary),
  } satisfies EpisodeVideoContent,
  notes: {
    label: 'Notes and newsletter',
    notes: story.showNotes && {
      heading: 'Show Notes:',
      items: story.showNotes.map(({ title, link }) => ({ label: title, href: link })),
    },
    about: story.storyHook?.length ? undefined : { heading: 'About This Episode', text: summary.description },
    // The form does nothing yet. To make it work, pass `onSubscribe` to the section.
    card: {
      heading: 'The next episode, by email',
      lead: 'One short note when it is out.',
      label: 'Email',
      placeholder: 'you@work.example',
      submit: 'Subscribe',
    },
  } satisfies EpisodeNotesContent,
  related: {
    variant: 'covers',
    band: 'subtle',
    heading: 'More Episodes You’ll Love',
    items: related,
  } satisfies EpisodePreviewsContent,
  pager: {
    label: 'Neighboring episodes',
    previous,
    next,
    labels: { previous: 'Previous episode', next: 'Next episode' },
  } satisfies EpisodePagerContent,
});
