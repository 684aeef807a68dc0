import type { EmbedContent } from '../../design/media/Embed/Embed.tsx';
import { frames } from '../frames.ts';
import { site } from '../site.ts';
import type { EpisodeSummary } from './types.ts';

/** The audio platform's player for an episode. */
export const audioPlayer = ({ spotifyEmbedId, spotifyLink, episode, image }: EpisodeSummary) =>
  ({
    src: `${site.players.audio}/embed/episode/${spotifyEmbedId}`,
    title: `Audio player: ${episode}`,
    poster: image,
    link: {
      prompt: 'The player loads from Spotify.',
      label: 'Open this episode in Spotify',
      href: spotifyLink,
    },
    load: site.embeds,
    hint: 'The player comes from Spotify, which can then see that you visited.',
    words: {
      loading: 'Loading the player',
      failed: 'The audio didn’t load',
      failedHint: 'Your network or an extension may be blocking it.',
      load: 'Load the player',
    },
    ...frames.audio,
  }) satisfies EmbedContent;

/** The video platform's player for an episode. */
export const videoPlayer = ({ youtubeEmbedId, youtubeLink, episode, image }: EpisodeSummary) =>
  ({
    src: `${site.players.video}/embed/${youtubeEmbedId}`,
    title: `Video: ${episode}`,
    poster: image,
    link: {
      prompt: 'The video loads from YouTube.',
      label: 'Watch this interview on YouTube',
      href: youtubeLink,
    },
    load: site.embeds,
    hint: 'The video comes from YouTube, which can then see that you visited.',
    words: {
      loading: 'Loading the video',
      failed: 'The interview didn’t load',
      failedHint: 'Your network or an extension may be blocking it.',
      load: 'Load the video',
    },
    ...frames.video,
  }) satisfies EmbedContent;
