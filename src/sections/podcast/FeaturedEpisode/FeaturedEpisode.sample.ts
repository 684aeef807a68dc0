import type { FeaturedEpisodeProps } from './FeaturedEpisode.tsx';

export const sample = {
  heading: 'Featured crossing',
  episode: {
    number: 'EP. 57',
    date: '2026-03-19',
    guest: 'Odile Farrant, Bridge Inspector, Sable River Authority',
    title: 'Who checks the bridge report?',
    href: '/podcast/57',
    description:
      'A machine drafts every inspection. She still climbs, knocks and signs, and keeps a list of what the draft missed.',
    portrait: { src: '/art/portraits/guests/marcus-oyelaran.svg', width: 600, height: 600, alt: '' },
  },
  player: {
    src: '/embed-player.html',
    title: 'Audio player: Who checks the bridge report?',
    poster: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
    link: {
      prompt: 'The player loads from Spotify.',
      label: 'Open this episode in Spotify',
      href: 'https://audio.example/episode/57',
    },
    hint: 'The player comes from Spotify, which then learns that you were here.',
    words: { loading: 'Loading the player', failed: 'The player did not load', load: 'Load the player' },
  },
} satisfies FeaturedEpisodeProps;
