import type { EpisodeHeroContent } from './EpisodeHero.tsx';

export const sample = {
  back: { label: 'All Episodes', href: '/podcast' },
  media: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
  show: 'The Ferry Hour',
  number: 'EP. 57',
  date: '2026-03-19',
  guest: 'Odile Farrant',
  role: 'Bridge inspector',
  company: 'Canal District Works',
  labels: { show: 'Podcast', number: 'Episode', date: 'Published', guest: 'Guest' },
  heading: 'Who checks the bridge report?',
  quote: 'A draft costs nothing. A signature costs a career.',
  platforms: [
    { label: 'Spotify', href: 'https://audio.example/episode/57', icon: 'spotify' },
    { label: 'Apple Podcasts', href: 'https://directory.example/episode/57', icon: 'apple-podcasts' },
    { label: 'YouTube', href: 'https://video.example/watch/57', icon: 'youtube' },
  ],
  player: {
    src: '/stand-ins/audio.html',
    title: 'Audio player: Who checks the bridge report?',
    poster: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
    link: {
      label: 'Play it in the app instead',
      href: 'https://audio.example/episode/57',
      prompt: 'Sound comes from another house.',
    },
  },
} satisfies EpisodeHeroContent;
