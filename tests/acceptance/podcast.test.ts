import { describe, expect, test } from 'vitest';
import { episodes as all, listedEpisodes } from '../../src/content/episodes/episodes.ts';
import { pageSize } from '../../src/content/podcast/pages.ts';
import { secondsOf } from '../../src/design/text/Timestamp/seconds.ts';
import { read } from './reader.ts';

const categories = ['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured'];

describe('the podcast’s home page', async () => {
  const { main } = await read('/podcast');

  test('the show and its three platforms', () => {
    expect(main.headings(1)).toEqual(['The Arcwright Podcast']);
    for (const [name, host] of [
      ['Listen on Spotify', 'open.spotify.com'],
      ['Listen on Apple Podcasts', 'podcasts.apple.com'],
      ['Watch on YouTube', 'www.youtube.com'],
    ] as const) {
      const link = main.links.find((each) => each.name.startsWith(name));
      expect(new URL(link?.href ?? 'none:').host).toBe(host);
      expect(link?.newTab).toBe(true);
    }
  });

  test('the feed', () => {
    expect(main.links.find(({ name }) => name.startsWith('RSS feed'))?.href).toBe('/feed.xml');
  });

  test('the featured episode', () => {
    const featured = main.section('Featured episode');
    featured.leads('Four names for one hook', '/podcast/9');
    expect(featured.links.find(({ name }) => name.startsWith('Open this episode in Spotify'))?.href).toBe(
      'https://open.spotify.com/episode/kYtAGToyyDlBjg385yNo5C',
    );
  });

  test('twenty guests, seven topics, the six newest episodes and the newsletter', () => {
    expect(main.anchor('guests').links.map(({ href }) => href)).toEqual(
      listedEpisodes.map(({ id }) => `/podcast/${id}`),
    );
    expect(listedEpisodes).toHaveLength(20);
    const topics = main.section('Explore by Topic');
    expect(topics.words('li')).toHaveLength(7);
    expect(topics.links.map(({ href }) => href)).toEqual([
      '/podcast/featured',
      ...categories.map((name) => `/podcast/featured?category=${encodeURIComponent(name)}`),
    ]);
    expect(topics.words('li')[0]).toMatch(/All Episodes\s*20 episodes/);
    expect(topics.words('li').filter((words) => /\b1 episode$/.test(words))).toHaveLength(1);
    expect(main.section('Recent Episodes').headings(3)).toEqual(
      listedEpisodes.slice(0, 6).map(({ episode }) => episode),
    );
    expect(main.section('Never Miss an Episode').attributes('input', 'value')).toContain('podcast');
  });
});

describe('the list of episodes', async () => {
  const { main } = await read('/podcast/featured');

  test('all episodes, and the platforms', () => {
    expect(main.headings(1)).toEqual(['All Episodes']);
    main.mentions('20 episodes');
    for (const name of ['Listen on Spotify', 'Listen on Apple Podcasts', 'Watch on YouTube'])
      expect(main.links.find((link) => link.name.startsWith(name))?.newTab).toBe(true);
    expect(main.links.find(({ name }) => name.startsWith('RSS feed'))?.href).toBe('/feed.xml');
  });

  const numberOf = ({ episodeNumber }: (typeof all)[number]): number =>
    Number(episodeNumber.replace(/\D/g, ''));
  const newest = all.toSorted((one, other) => numberOf(other) - numberOf(one));

  test('the newest first, with all details on each card', () => {
    const cards = main.words('li').filter((words) => /EP\. \d+/.test(words));
    expect(cards).toHaveLength(Math.min(newest.length, pageSize));
    for (const [index, card] of cards.entries()) {
      const { episodeNumber, episode, description, name, title, company } = newest[index]!;
      for (const text of [episodeNumber, episode, description, name, title, company])
        expect(card).toContain(text);
    }
    expect(main.links.map(({ href }) => href).filter((href) => /^\/podcast\/\d+$/.test(href))).toEqual(
      newest.slice(0, pageSize).map(({ id }) => `/podcast/${id}`),
    );
  });

  test('six categories, one with a single episode, in the filter and below the list', () => {
    const options = main.words('option');
    expect(options.map((words) => words.replace(/ \(.*/, ''))).toEqual(['All Episodes', ...categories]);
    expect(options[0]).toBe('All Episodes (20 episodes)');
    for (const [index, category] of categories.entries()) {
      const { length } = newest.filter((episode) => (episode.categories as string[]).includes(category));
      expect(options[index + 1]).toContain(`(${length} episode`);
    }
    expect(options.filter((words) => words.endsWith('(1 episode)'))).toHaveLength(1);
    const explore = main.section('Explore More');
    expect(explore.words('li')).toHaveLength(6);
    for (const name of categories) explore.mentions(name);
    main.shows('1', '2', '3', 'View All');
  });
});

describe('an episode', async () => {
  const { main } = await read('/podcast/2');

  test('says who, when and what', () => {
    expect(main.headings(1)).toEqual(['Who signs the model’s work?']);
    main.mentions('EP. 90', 'March 17, 2026', 'Marcus Oyelaran');
    expect(main.headings(2)).toEqual([
      'The story',
      'Some Questions I Ask:',
      'In this episode, you will learn:',
      'Watch the Full Interview',
      'Show Notes:',
      'The next episode, by email',
      'More Episodes You’ll Love',
    ]);
    main.leads('All Episodes', '/podcast');
    const others = main.section('More Episodes You’ll Love').links.map(({ href }) => href);
    expect(others).toHaveLength(3);
    expect(others).not.toContain('/podcast/2');
    expect(main.text).not.toContain('About This Episode');
  });

  test('links to the episodes with the next lower and next higher number', () => {
    const byNumber = listedEpisodes.toSorted(
      (one, other) => Number(one.episodeNumber.slice(4)) - Number(other.episodeNumber.slice(4)),
    );
    const at = byNumber.findIndex(({ id }) => id === 2);
    for (const [side, neighbor] of [
      ['Previous episode', byNumber[at - 1]],
      ['Next episode', byNumber[at + 1]],
    ] as const) {
      const link = main.links.find(({ name }) => name.startsWith(side));
      expect(link?.href).toBe(neighbor && `/podcast/${neighbor.id}`);
      if (neighbor) expect(link?.name).toContain(neighbor.episode);
    }
  });

  test('links each timestamp to that moment of the video', () => {
    const moments = main.links.filter(({ name }) => name.startsWith('Watch from'));
    expect(moments.length).toBeGreaterThan(0);
    for (const { name, href } of moments) {
      const timestamp = /\d+:[\d:]+/.exec(name)?.[0] ?? '';
      expect(new URL(href).searchParams.get('v')).toBe('Pn3GgsVCORk');
      expect(new URL(href).searchParams.get('t')).toBe(String(secondsOf(timestamp)));
    }
  });

  test('links to the three platforms', () => {
    for (const [name, address] of [
      ['Listen on Spotify', /^https:\/\/open\.spotify\.com\/episode\/lzFQJlRjHIOXDWxXUbaITJ$/],
      ['Listen on Apple Podcasts', /^https:\/\/podcasts\.apple\.com\/.*1000629583904/],
      ['Watch on YouTube', /^https:\/\/www\.youtube\.com\/.*Pn3GgsVCORk/],
      ['Watch this interview on YouTube', /^https:\/\/www\.youtube\.com\/watch\?v=Pn3GgsVCORk$/],
    ] as const) {
      const link = main.links.find((each) => each.name.startsWith(name));
      expect(link?.href).toMatch(address);
      expect(link?.newTab).toBe(true);
    }
  });

  test('an episode with only a summary leaves out the rest', async () => {
    const { main: short } = await read('/podcast/10');
    expect(short.text).toContain('About This Episode');
    for (const heading of ['Some Questions I Ask:', 'In this episode, you will learn:', 'Show Notes:'])
      expect(short.headings(2)).not.toContain(heading);
    expect(short.words('blockquote')).toEqual([]);
  });
});

test('an unknown episode', async () => {
  const { main, title } = await read('/podcast/404');
  expect(main.headings(1)).toEqual(['Episode Not Found']);
  expect(title).toMatch(/^Episode Not Found/);
  main.leads('Back to Podcast', '/podcast');
});
