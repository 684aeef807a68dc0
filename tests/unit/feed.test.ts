import { describe, expect, test } from 'vitest';
import { podcastFeed, uuid, type FeedEpisode } from '../../scripts/feed.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { episodePath } from '../../src/content/podcast/words.ts';
import { site } from '../../src/content/site.ts';

const all = (feed: string, element: string): string[] =>
  [...feed.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
const items = (feed: string): string[] => feed.split('<item>').slice(1);
const first = episodes[0] as FeedEpisode;

describe('the podcast’s feed', () => {
  const feed = podcastFeed(episodes);

  test('has every episode once, by number, newest first', () => {
    const numbers = all(feed, 'itunes:episode').map(Number);
    expect(numbers).toHaveLength(episodes.length);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(new Set(all(feed, 'guid'))).toEqual(
      new Set(episodes.map((episode) => site.url + episodePath(episode))),
    );
  });

  test('has everything RSS 2.0 requires of a channel and its items', () => {
    const [channel = ''] = feed.split('<item>');
    expect(channel).toContain('<rss version="2.0"');
    for (const element of ['title', 'link', 'description', 'language', 'podcast:guid'])
      expect(all(channel, element).length, element).toBeGreaterThanOrEqual(1);
    expect(channel).toContain(`<atom:link href="${site.url}/feed.xml" rel="self"`);
    for (const item of items(feed)) {
      for (const element of ['title', 'link', 'guid', 'description'])
        expect(all(item, element), item).toHaveLength(1);
      expect(item.match(/ role="guest">/g)).toHaveLength(1);
    }
  });

  test('dates use RFC 822’s format, and an episode without a date has none', () => {
    const dated = podcastFeed([{ ...first, date: '2026-03-31' }]);
    expect(all(dated, 'pubDate')).toEqual(Array(2).fill('Tue, 31 Mar 2026 12:00:00 +0000'));
    expect(all(podcastFeed([{ ...first, date: undefined }]), 'pubDate')).toEqual([]);
  });

  test('has an episode’s recording for apps to play, if there is one', () => {
    expect(feed).not.toContain('<enclosure');
    const recording = {
      url: 'https://sound.example/a.mp3?x=1&y=2',
      bytes: 12_345,
      type: 'audio/mpeg',
    } as const;
    expect(podcastFeed([{ ...first, recording }])).toContain(
      '<enclosure url="https://sound.example/a.mp3?x=1&#38;y=2" length="12345" type="audio/mpeg"/>',
    );
  });

  test('XML characters are escaped', () => {
    expect(all(podcastFeed([{ ...first, episode: 'Q&A <live>' }]), 'title')).toContain(
      'Q&#38;A &#60;live&#62;',
    );
  });

  test('UUIDs match the example in the podcast namespace’s documentation', () => {
    expect(uuid('ead4c236-bf58-58c6-a2c6-a6b28d128cb6', 'podnews.net/rss')).toBe(
      '9b024349-ccf0-5f69-a609-6b82873eab3c',
    );
  });
});
