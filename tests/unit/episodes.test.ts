import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../scripts/art/catalog.ts';
import { contentData } from '../../scripts/data.ts';
import { categories, categoriesOf, type Category } from '../../src/content/episodes/categories.ts';
import {
  episodes,
  episodesIn,
  findEpisode,
  listedEpisodes,
  neighbors,
  relatedEpisodes,
} from '../../src/content/episodes/episodes.ts';
import { episodeFiles, idFault, idOf } from '../../src/content/episodes/folder.ts';
import { published, takenDown } from '../../src/content/episodes/ids.data.ts';
import { fromRuns, toRuns } from '../../src/content/episodes/numbers.ts';
import { pages } from '../../src/content/podcast/listing.data.ts';
import { index, pageOf } from '../../src/content/podcast/pages.ts';
import type { EpisodePageContent } from '../../src/content/episodes/data.ts';
import type { EpisodeArticle, EpisodeSummary } from '../../src/content/episodes/types.ts';

const storyOf = (id: number): EpisodeArticle =>
  episodeFiles.find((file) => file.id === id)?.episode ?? expect.unreachable(`no story of ${id}`);

/** The rules for categories, written again by hand to check the rules in the code. */
const rules: Record<Exclude<Category, 'Featured'>, string[]> = {
  'AI Strategy': ['ai', 'artificial intelligence', 'machine learning'],
  Leadership: ['lead', 'ceo', 'founder', 'entrepreneur'],
  Innovation: ['innovat', 'disrupt', 'future', 'technology'],
  Implementation: ['implement', 'strategy', 'organization', 'transform'],
  Ethics: ['ethic', 'responsible', 'bias', 'trust'],
};

const nothing = { title: '', episode: '', description: '' };
const fields = ['title', 'episode', 'description'] as const;
/** Words that match no rule. */
const neutral = fc
  .array(fc.constantFrom('corn', 'river', 'Monday', 'why', 'two'), { maxLength: 6 })
  .map((words) => words.join(' '));

describe('categories of an episode', () => {
  it('are found by every part of every rule, in every field, ignoring case', () => {
    for (const [category, parts] of Object.entries(rules))
      for (const part of parts)
        for (const field of fields)
          for (const text of [part, part.toUpperCase(), `x${part}x`])
            expect(categoriesOf({ ...nothing, [field]: text })).toContain(category);
  });

  it('are several if several rules match, in the rules’ order', () => {
    expect(
      categoriesOf({ title: 'CEO', episode: 'Trust and the future', description: 'How to implement AI' }),
    ).toEqual(['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics']);
  });

  it('are only Featured if no rule matches', () => {
    fc.assert(
      fc.property(neutral, neutral, neutral, (title, episode, description) => {
        expect(categoriesOf({ title, episode, description })).toEqual(['Featured']);
      }),
    );
  });

  it('are exactly those whose parts are in the text, for any text', () => {
    const parts = Object.values(rules).flat();
    const text = fc
      .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 8 })), { maxLength: 5 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, text, (title, episode, description) => {
        const all = `${title} ${episode} ${description}`.toLowerCase();
        const expected = Object.entries(rules).flatMap(([category, each]) =>
          each.some((part) => all.includes(part)) ? [category] : [],
        );
        expect(categoriesOf({ title, episode, description })).toEqual(
          expected.length > 0 ? expected : ['Featured'],
        );
      }),
    );
  });
});

describe('the episodes', () => {
  const number = (text: string): number => Number(/\d+/.exec(text)?.[0]);

  it('are the files in the folder except those taken down, with no duplicate number or platform id', () => {
    const up = episodeFiles.filter(({ episode }) => !episode.takenDown);
    expect(new Set(episodes.map(({ id }) => id))).toEqual(new Set(up.map(({ id }) => id)));
    for (const key of [
      'id',
      'episodeNumber',
      'episode',
      'appleLink',
      'spotifyEmbedId',
      'youtubeEmbedId',
    ] as const)
      expect(new Set(episodes.map((episode) => episode[key])).size).toBe(episodes.length);
  });

  it('have a page each, and the ids in the route table', async () => {
    const data = await contentData();
    expect(new Set(fromRuns(published))).toEqual(new Set(episodes.map(({ id }) => id)));
    for (const { id, episode } of episodeFiles) {
      const content = data[`episodes/${id}`] as EpisodePageContent | undefined;
      expect(content).toBeDefined();
      expect(content?.episode?.summary.id).toBe(episode.takenDown ? undefined : id);
      expect(content?.takenDown?.number).toBe(episode.takenDown && episode.episodeNumber);
      expect(fromRuns(takenDown).includes(id)).toBe(Boolean(episode.takenDown));
    }
  });

  it('have the id in their files’ names', () => {
    expect(idOf('0021-its-title.ts')).toBe(21);
    expect(idOf('7-seven.ts')).toBe(7);
    for (const name of ['types.ts', '0021.ts', '0021-its-title.md', '-1-below.ts'])
      expect(idOf(name)).toBeUndefined();
  });

  it('have unique ids, none of which is the id of the page for unknown episodes', () => {
    const before = { id: 7, name: '0007-seven.ts' };
    expect(idFault(8, before)).toBeUndefined();
    expect(idFault(7, before)).toContain(before.name);
    expect(idFault(404, before)).toContain('404');
  });

  it('are in the guests’ carousel, up to the twentieth', () => {
    expect(listedEpisodes).toEqual(episodes.slice(0, 20));
  });

  it('start with the six newest', () => {
    const newest = [...episodes]
      .sort((one, other) => number(other.episodeNumber) - number(one.episodeNumber))
      .slice(0, 6);
    expect(new Set(episodes.slice(0, 6))).toEqual(new Set(newest));
  });

  it('have ascending timestamps', () => {
    const seconds = (text: string): number =>
      text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    for (const { id } of episodes) {
      const { questionsAsked = [], whatYouLearn = [] } = storyOf(id);
      for (const list of [questionsAsked, whatYouLearn]) {
        const times = list.map(({ timestamp }) => seconds(timestamp));
        expect(times.every((time, index) => time > (times[index - 1] ?? -1))).toBe(true);
      }
    }
  });

  it('have a cover and a portrait each, drawn if the owner provides none', () => {
    const files = new Set(CATALOG.keys());
    for (const { image, portrait } of episodes)
      for (const { src } of [image, portrait])
        if (!src.startsWith('/photos/')) expect(files).toContain(src.replace('/art/', ''));
  });
});

describe('the list’s pages', () => {
  it('contain every episode once, newest first, and match the index', () => {
    expect(index.map(([id]) => id)).toEqual(episodes.map(({ id }) => id));
    const loaded = Array.from({ length: pages }, (_, at) => pageOf(at + 1));
    for (const [id, , , page] of index)
      expect(
        loaded.filter((each) => each.cards.some((card) => card.id === id)).map((each) => each.number),
      ).toEqual([page]);
    const numbers = loaded.map((each) => each.cards.map((card) => Number(/\d+/.exec(card.number)?.[0])));
    for (const [at, here] of numbers.entries())
      expect(Math.min(...here)).toBeGreaterThan(Math.max(0, ...(numbers[at + 1] ?? [])));
  });
});

describe('runs of numbers', () => {
  it('are few, and contain the same numbers', () => {
    expect(toRuns([1, 2, 3, 7])).toEqual([
      [1, 3],
      [7, 7],
    ]);
    expect(toRuns([])).toEqual([]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (numbers) => {
        const rising = numbers.sort((one, other) => one - other);
        expect(fromRuns(toRuns(rising))).toEqual(rising);
      }),
    );
  });
});

describe('lookup', () => {
  it('knows only the canonical ids', () => {
    for (const { id } of episodes) expect(findEpisode(String(id))?.id).toBe(id);
    for (const id of ['999', '0', '-1', '1.5', '1e0', '01', 'abc', '', ' 1', '1 ', '%00', '1'.repeat(4000)])
      expect(findEpisode(id)).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (id) => {
        const known = episodes.some((episode) => `${episode.id}` === id);
        expect(findEpisode(id) !== undefined).toBe(known);
      }),
    );
  });

  it('suggests three others, never the current one or its neighbors', () => {
    for (const current of episodes) {
      const related = relatedEpisodes(current);
      expect(related).toHaveLength(Math.min(3, episodes.length - 1));
      const { previous, next } = neighbors(current);
      for (const linked of [current, previous, next]) expect(related).not.toContain(linked);
      expect(new Set(related).size).toBe(related.length);
    }
  });

  it('finds the neighbors by number: a chain from the first episode to the newest', () => {
    const first = episodes.filter((episode) => !neighbors(episode).previous);
    expect(first).toHaveLength(1);
    const chain: EpisodeSummary[] = [];
    for (let at = first[0]; at; at = neighbors(at).next) {
      if (chain.at(-1)) expect(neighbors(at).previous).toBe(chain.at(-1));
      chain.push(at);
    }
    expect(chain).toHaveLength(episodes.length);
    const numbers = chain.map(({ episodeNumber }) => Number(/\d+/.exec(episodeNumber)?.[0]));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it('finds the episodes of a category, in order', () => {
    for (const category of categories) {
      const found = episodesIn(category);
      expect(found).toEqual(episodes.filter((episode) => found.includes(episode)));
      for (const episode of episodes)
        expect(found.includes(episode)).toBe(episode.categories.includes(category));
    }
  });
});
