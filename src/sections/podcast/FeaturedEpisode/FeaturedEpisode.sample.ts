import type { FeaturedEpisodeContent } from './FeaturedEpisode.tsx';

export const sample = {
  heading: 'Featured crossing',
  episode: {
    number: 'EP. 57',
    date: '2026-03-19',
    guest: 'Odile Farrant, Bridge Inspector, Sable River Authority',
    title: 'Who checks the bridge report?',
    href: '/podcast/57',
    text: 'A machine drafts every inspection. She still climbs, knocks and signs, and keeps a list of what the draft missed.',
    media: { src: '/art/portraits/guests/marcus-oyelaran.svg', width: 600, height: 600, alt: '' },
  },
  player: {
    src: '/stand-ins/audio.html',
    title: 'Audio player: Who checks the bridge report?',
    poster: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
    link: {
      prompt: 'Sound comes from another house.',
      label: 'Play it in the app instead',
      href: 'https://audio.example/episode/57',
    },
    hint: 'Sound comes from another house, and that house will know you called.',
    words: { loading: 'Loading the player', failed: 'No sound came from there', load: 'Load the player' },
  },
} satisfies FeaturedEpisodeContent;
