/** The podcast's feed: RSS 2.0 with tags for podcast apps. */
import { createHash } from 'node:crypto';
import { newestFirst, numberOf } from '../src/content/episodes/episodes.ts';
import type { Episode, EpisodeSummary } from '../src/content/episodes/types.ts';
import { coverPath, feedPath } from '../src/content/meta.ts';
import { founder } from '../src/content/people.ts';
import { podcastHome } from '../src/content/podcast/home.ts';
import { episodePath } from '../src/content/podcast/words.ts';
import { site } from '../src/content/site.ts';
import { xml } from './site-files.ts';

/** What the feed needs of an episode: the data that lists show, and its recording, if any. */
export type FeedEpisode = EpisodeSummary & Pick<Episode, 'recording'>;

/** The namespace for podcasts' UUIDs (podcastindex.org, `podcast:guid`). */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** A name's UUID within a namespace (RFC 9562, version 5). */
export function uuid(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xml(text)}</${name}>`;

/** Formats a date for RSS (RFC 822), at noon UTC, so that the day is the same in all US time zones. */
const published = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toUTCString().replace('GMT', '+0000');

function item(episode: FeedEpisode): string {
  const url = site.url + episodePath(episode);
  const { recording } = episode;
  return [
    '<item>',
    element('title', episode.episode),
    element('link', url),
    // The episode's permanent URL is also its identifier.
    element('guid', url, ' isPermaLink="true"'),
    element('description', episode.description),
    ...(episode.date === undefined ? [] : [element('pubDate', published(episode.date))]),
    ...episode.categories.map((category) => element('category', category)),
    ...(recording
      ? [`<enclosure url="${xml(recording.url)}" length="${recording.bytes}" type="${recording.type}"/>`]
      : []),
    element('itunes:episode', String(numberOf(episode))),
    element('podcast:episode', String(numberOf(episode)), ` display="${xml(episode.episodeNumber)}"`),
    element('podcast:person', episode.name, ' role="guest"'),
    element('podcast:person', founder.name, ' role="host"'),
    '</item>',
  ].join('\n');
}

/** The feed of episodes, newest first. An episode without a recording only links to its page, which embeds players. */
export function podcastFeed(episodes: readonly FeedEpisode[]): string {
  const url = site.url + feedPath;
  const title = site.podcast.name;
  const { canonical, description } = podcastHome.meta;
  const days = episodes.flatMap(({ date }) => date ?? []).toSorted();
  const newest = days.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">',
    '<channel>',
    element('title', title),
    element('link', canonical),
    element('description', description),
    element('language', site.language.toLowerCase()),
    `<atom:link href="${xml(url)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('pubDate', published(newest))]),
    `<image>${element('url', site.url + coverPath)}${element('title', title)}${element('link', canonical)}</image>`,
    element('itunes:author', site.name),
    '<itunes:category text="Technology"/>',
    element('itunes:explicit', 'false'),
    `<itunes:image href="${xml(site.url + coverPath)}"/>`,
    element('itunes:type', 'episodic'),
    element('podcast:guid', uuid(podcastNamespace, url.replace(/^\w+:\/\/|\/+$/g, ''))),
    element('podcast:medium', 'podcast'),
    element('podcast:person', founder.name, ' role="host"'),
    ...newestFirst(episodes).map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
