import { categoriesOf, type Category } from './categories.ts';
import { site } from '../site.ts';
import { entries } from './entries.ts';
import type { EpisodeEntry, EpisodeSummary } from './types.ts';

/** A name as it stands in file names: lower case, without accents, words joined by hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

function summary({ appleId, ...entry }: EpisodeEntry): EpisodeSummary {
  const art = { width: 600, height: 600, alt: '' };
  return {
    ...entry,
    image: { ...art, src: `/art/covers/ep-${entry.id}.svg` },
    portrait: { ...art, src: `/art/portraits/guests/${slug(entry.name)}.svg` },
    appleLink: `${site.podcast.directory}?i=${appleId}`,
    spotifyLink: `${site.players.audio}/episode/${entry.spotifyEmbedId}`,
    youtubeLink: `${site.players.watch}/watch?v=${entry.youtubeEmbedId}`,
    categories: categoriesOf(entry),
  };
}

/** The episodes as listings show them, in editorial order. */
export const episodes: EpisodeSummary[] = entries.map(summary);

/**
 * The episode that a path's id names; none for anything but the canonical decimal form of an existing id ("1", not
 * "01", "1.0" or "1e0").
 */
export function findEpisode(id: string): EpisodeSummary | undefined {
  return episodes.find((episode) => String(episode.id) === id);
}

/** The episodes that the guests' carousel and the listing use: up to 20 (as the owner specified), in editorial order. */
export const listedEpisodes: EpisodeSummary[] = episodes.slice(0, 20);

/** The listed episodes of a category. */
export function episodesIn(category: Category): EpisodeSummary[] {
  return listedEpisodes.filter(({ categories }) => categories.includes(category));
}

/** Episodes to go on with: the first `count` in editorial order without the current one. */
export function relatedEpisodes(current: EpisodeSummary, count = 3): EpisodeSummary[] {
  return episodes.filter(({ id }) => id !== current.id).slice(0, count);
}

const byNumber = (one: EpisodeSummary, other: EpisodeSummary): number => numberOf(one) - numberOf(other);

/** The number in "EP. 91". */
const numberOf = ({ episodeNumber }: EpisodeSummary): number => Number(/\d+/.exec(episodeNumber)?.[0]);

/** The episodes before and after one, by their numbers; none at the first and the last. */
export function neighbours(current: EpisodeSummary): { previous?: EpisodeSummary; next?: EpisodeSummary } {
  const inOrder = [...episodes].sort(byNumber);
  const at = inOrder.findIndex(({ id }) => id === current.id);
  return { previous: inOrder[at - 1], next: inOrder[at + 1] };
}
