import type { EpisodePreviewsContent } from '../../sections/podcast/EpisodePreviews/EpisodePreviews.tsx';
import type { FeaturedEpisodeContent } from '../../sections/podcast/FeaturedEpisode/FeaturedEpisode.tsx';
import type { GuestsContent } from '../../sections/people/Guests/Guests.tsx';
import type {
  EpisodeCategoriesContent,
  EpisodeCategory,
} from '../../sections/podcast/EpisodeCategories/EpisodeCategories.tsx';
import type { Category } from '../episodes/categories.ts';
import { episodes, episodesIn, featuredEpisode as chosen, listedEpisodes } from '../episodes/episodes.ts';
import { ContentFault } from '../episodes/fault.ts';
import { audioPlayer } from '../episodes/player.ts';
import * as drawings from '../generated/drawings.ts';
import { countLabel, episodePath, featuredLabel, guestLine, listingPath } from './words.ts';

if (!chosen) throw new ContentFault('src/content/episodes', 'there is no episode to feature');

export const featured = {
  band: 'strong',
  heading: featuredLabel,
  episode: {
    number: chosen.episodeNumber,
    date: chosen.date,
    guest: guestLine(chosen),
    title: chosen.episode,
    href: episodePath(chosen),
    text: chosen.description,
    media: chosen.portrait,
  },
  player: audioPlayer(chosen),
} satisfies FeaturedEpisodeContent;

export const guests = {
  id: 'guests',
  heading: 'Featured Guests',
  items: listedEpisodes.map((episode) => ({
    name: episode.name,
    role: `${episode.title}, ${episode.company}`,
    number: episode.episodeNumber,
    href: episodePath(episode),
    media: episode.portrait,
  })),
  labels: {
    region: 'Guests',
    slide: '{slide} of {total}',
    previous: 'Scroll left',
    next: 'Scroll right',
    range: '{first} to {last} of {total}',
  },
} satisfies GuestsContent;

const topic = (
  category: Category,
  look: Pick<EpisodeCategory, 'ground' | 'drawing' | 'stance'>,
): EpisodeCategory => ({
  title: category,
  href: listingPath(category),
  count: episodesIn(category).length,
  ...look,
});

export const topics = {
  variant: 'tiles',
  id: 'topics',
  band: 'subtle',
  heading: 'Explore by Topic',
  items: [
    {
      title: 'All Episodes',
      href: listingPath(),
      count: episodes.length,
      ground: 'brand',
      drawing: drawings.topicAll,
    },
    topic('AI Strategy', { ground: 'tint', drawing: drawings.topicStrategy }),
    topic('Leadership', { ground: 'strong', drawing: drawings.topicLeadership }),
    topic('Innovation', { drawing: drawings.topicInnovation }),
    topic('Implementation', { drawing: drawings.topicImplementation, stance: 'float' }),
    topic('Ethics', { ground: 'warm', drawing: drawings.topicEthics, stance: 'float' }),
    topic('Featured', { ground: 'highlight', drawing: drawings.topicFeatured }),
  ],
  countLabel,
} satisfies EpisodeCategoriesContent;

/** Number of episodes in the Recent Episodes section. The site's owner set it. */
const recentCount = 6;

export const recent = {
  id: 'recent',
  heading: 'Recent Episodes',
  lead: 'The newest interviews.',
  action: { label: 'All Episodes', href: listingPath() },
  items: episodes.slice(0, recentCount).map((episode) => ({
    number: episode.episodeNumber,
    title: episode.episode,
    href: episodePath(episode),
    guest: guestLine(episode),
    date: episode.date,
    media: episode.image,
  })),
} satisfies EpisodePreviewsContent;
