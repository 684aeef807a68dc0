import type { Person, PodcastEpisode, PodcastSeries } from 'schema-dts';
import { numberOf } from '../../src/content/episodes/episodes.ts';
import type { EpisodeSummary } from '../../src/content/episodes/types.ts';
import { feedPath, pageMeta } from '../../src/content/meta.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { episodePath } from '../../src/content/podcast/words.ts';
import { site } from '../../src/content/site.ts';
import { founderEntry, organization } from './company.ts';
import { asEntry, id, type Entry } from './entries.ts';

/** The show. Its episodes refer to its id. */
export const series = {
  '@type': 'PodcastSeries',
  '@id': id('/podcast', 'series'),
  name: site.podcast.name,
  description: podcastHome.hero.lead,
  url: podcastHome.meta.canonical,
  image: podcastHome.meta.image,
  inLanguage: site.language,
  webFeed: site.url + feedPath,
  author: { '@id': founderEntry['@id'] },
  publisher: { '@id': organization['@id'] },
  sameAs: [site.podcast.audio, site.podcast.directory, site.podcast.video],
} satisfies PodcastSeries;

/** An episode, and its guest. */
export function episodeEntries(episode: EpisodeSummary): Entry[] {
  const path = episodePath(episode);
  const { canonical, image } = pageMeta(path, { title: episode.episode, description: episode.description });
  const guest = {
    '@type': 'Person',
    '@id': id(path, 'guest'),
    name: episode.name,
    jobTitle: episode.title,
    worksFor: { '@type': 'Organization', name: episode.company },
  } satisfies Person;
  const entry = {
    '@type': 'PodcastEpisode',
    '@id': id(path, 'episode'),
    name: episode.episode,
    description: episode.description,
    url: canonical,
    image,
    episodeNumber: numberOf(episode),
    datePublished: episode.date,
    inLanguage: site.language,
    partOfSeries: { '@id': series['@id'] },
    actor: { '@id': guest['@id'] },
    author: { '@id': founderEntry['@id'] },
    sameAs: [episode.spotifyLink, episode.appleLink, episode.youtubeLink],
  } satisfies PodcastEpisode;
  return [asEntry(entry), asEntry(guest)];
}

/** The linked data of the podcast's pages, except for the episodes' pages, keyed by path. */
export const podcastEntries: Readonly<Record<string, Entry[]>> = { '/podcast': [asEntry(series)] };
