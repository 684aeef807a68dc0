import type { Platform } from '../../../design/controls/PlatformLinks/PlatformLinks.tsx';
import type { PodcastHeroContent } from './PodcastHero.tsx';

const platforms = [
  { label: 'Listen on Spotify', href: 'https://audio.example/show', icon: 'spotify' },
  { label: 'Find us on Apple Podcasts', href: 'https://directory.example/show', icon: 'apple-podcasts' },
  { label: 'Watch on YouTube', href: 'https://video.example/show', icon: 'youtube' },
] satisfies Platform[];

/** The hero of a podcast's home page, with a drawing. */
export const sample = {
  heading: 'The Ferrymen Podcast',
  lead: 'A pilot, a deckhand and a guest cross the river and talk about machines that keep time. One crossing, one question.',
  platforms,
  feed: { label: 'RSS feed', href: '/crossings.xml', newTab: true },
  drawing: { src: '/art/scenes/podcast.svg', width: 760, height: 700 },
} satisfies PodcastHeroContent;

/** The hero of a page that lists all episodes, with their covers. */
export const listing = {
  heading: 'All Our Crossings',
  lead: '20 conversations with the people who keep the timetable, and who answer for it.',
  feed: sample.feed,
  platforms: platforms.map((platform) => ({ ...platform, label: platform.label.replace(/^.* on /, '') })),
  media: Array.from({ length: 20 }, (_, index) => ({
    src: `/art/covers/ep-${index + 1}.svg`,
    width: 600,
    height: 600,
    alt: '',
  })),
} satisfies PodcastHeroContent;
