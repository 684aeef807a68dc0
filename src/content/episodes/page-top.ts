import type { PageMeta } from '../../design/Meta/Meta.tsx';
import type { EpisodeHeroProps } from '../../sections/EpisodeHero/EpisodeHero.tsx';
import { platforms } from '../platforms.ts';
import { episodePath } from '../podcast/words.ts';
import { site } from '../site.ts';
import { audioPlayer } from './player.ts';
import type { EpisodeStory, EpisodeSummary } from './types.ts';

/** What an episode's page shows first. */
export const episodeTop = (summary: EpisodeSummary, { inspiringQuote }: EpisodeStory) => ({
  meta: {
    title: `${summary.episode} | ${site.podcast.name}`,
    description: summary.description,
    canonical: `${site.url}${episodePath(summary)}`,
  } satisfies PageMeta,
  hero: {
    back: { label: 'All Episodes', href: '/podcast' },
    cover: summary.image,
    number: summary.episodeNumber,
    date: summary.date,
    guest: summary.name,
    labels: { number: 'Episode', date: 'Published', guest: 'Guest' },
    heading: summary.episode,
    quote: inspiringQuote,
    platforms: platforms({
      audio: summary.spotifyLink,
      directory: summary.appleLink,
      video: summary.youtubeLink,
    }),
    player: audioPlayer(summary),
  } satisfies EpisodeHeroProps,
});
