import { categoriesOf, type Category } from './categories.ts';
import { site } from '../site.ts';
import { episodeFiles, type EpisodeFile } from './folder.ts';
import { ownPicture } from './photos.ts';
import type { EpisodeSummary } from './types.ts';

/** Formats a name for use in file names: in lower case, without accents, with hyphens between words. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function summary(file: EpisodeFile): EpisodeSummary {
  const { id, episode } = file;
  const { episodeNumber, name, title, company, description, date, spotifyEmbedId, youtubeEmbedId } = episode;
  const art = { width: 600, height: 600, alt: '' };
  return {
    id,
    episodeNumber,
    name,
    title,
    company,
    episode: episode.episode,
    description,
    date,
    spotifyEmbedId,
    youtubeEmbedId,
    image: ownPicture(file, 'cover') ?? { ...art, src: `/art/covers/ep-${id}.svg` },
    portrait: ownPicture(file, 'photo') ?? {
      ...art,
      src: `/art/portraits/guests/${slug(name) || `guest-${id}`}.svg`,
    },
    appleLink: `${site.podcast.directory}?i=${episode.appleId}`,
    spotifyLink: `${site.players.audio}/episode/${spotifyEmbedId}`,
    youtubeLink: `${site.players.watch}/watch?v=${youtubeEmbedId}`,
    categories: categoriesOf(episode),
  };
}

/** The number in an episode number as shown: 91 for "EP. 91", or 0 if there is none. */
export const numberOf = ({ episodeNumber }: Pick<EpisodeSummary, 'episodeNumber'>): number =>
  Number(/\d+/.exec(episodeNumber)?.[0] ?? 0);

/**
 * Compares two episodes for the editorial order: first the ones without a `place`, newest first, then the
 * others by their `place`.
 */
const editorially = ({ episode: one }: EpisodeFile, { episode: other }: EpisodeFile): number =>
  (one.place ?? 0) - (other.place ?? 0) || numberOf(other) - numberOf(one);

/** All episodes except those that were taken down, in editorial order. */
export const episodes: EpisodeSummary[] = episodeFiles
  .filter(({ episode }) => !episode.takenDown)
  .sort(editorially)
  .map(summary);

/**
 * Finds an episode by its id, as written in a URL. Returns undefined for anything but the canonical decimal form of an
 * existing id ("1", not "01", "1.0" or "1e0").
 */
export function findEpisode(id: string): EpisodeSummary | undefined {
  return episodes.find((episode) => String(episode.id) === id);
}

/**
 * Id of the featured episode, which currently is also the only episode in the category Featured. If there is no such
 * episode, or if it was taken down, the first episode in editorial order is featured.
 */
const featuredId = '9';

/** The episode that the podcast's home page features, and that the list of all episodes marks as featured. */
export const featuredEpisode: EpisodeSummary | undefined = findEpisode(featuredId) ?? episodes[0];

/**
 * The first 20 episodes in editorial order; the site's owner set this number. The guest carousel shows their guests,
 * and the hero of the page that lists all episodes shows their covers.
 */
export const listedEpisodes: EpisodeSummary[] = episodes.slice(0, 20);

/** Returns the episodes of a category, in editorial order. */
export function episodesIn(category: Category): EpisodeSummary[] {
  return episodes.filter(({ categories }) => categories.includes(category));
}

/** Returns the episodes sorted by number, highest first. */
export const newestFirst = <Listed extends Pick<EpisodeSummary, 'episodeNumber'>>(
  list: readonly Listed[],
): Listed[] => [...list].sort((one, other) => numberOf(other) - numberOf(one));

const inOrder = newestFirst(episodes);

/**
 * Returns the previous and next episode by number; the first has no previous one, and the last has no next
 * one.
 */
export function neighbors(current: EpisodeSummary): { previous?: EpisodeSummary; next?: EpisodeSummary } {
  const at = inOrder.findIndex(({ id }) => id === current.id);
  return { previous: inOrder[at + 1], next: inOrder[at - 1] };
}

/**
 * Returns up to `count` suggested episodes. Those that share the most categories with the current one come first; ties
 * are in editorial order. The previous and the next episode, which the page links to anyway, come last.
 */
export function relatedEpisodes(current: EpisodeSummary, count = 3): EpisodeSummary[] {
  const { previous, next } = neighbors(current);
  const rank = (episode: EpisodeSummary): number =>
    episode === previous || episode === next
      ? -1
      : episode.categories.filter((category) => current.categories.includes(category)).length;
  return episodes
    .filter(({ id }) => id !== current.id)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, count);
}
