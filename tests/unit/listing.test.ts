import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCells,
  countEpisodes,
  episodeNumber,
  filterByCategory,
  listLimit,
  orderEpisodes,
  parseCategory,
  shuffle,
  sortEpisodes,
} from '../../src/sections/podcast/EpisodeBrowser/listing.ts';

const known = ['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured'];

const episode = (id: number, number: string, ...categories: string[]) => ({ id, number, categories });
const four = [
  episode(1, 'EP. 91', 'Leadership'),
  episode(2, 'EP. 9', 'Ethics', 'Leadership'),
  episode(3, 'EP. 100', 'Ethics'),
  episode(4, 'EP. 10', 'Featured'),
];
const ids = (list: { id: number }[]): number[] => list.map(({ id }) => id);

const anyEpisodes = fc
  .array(fc.record({ number: fc.nat(200), categories: fc.uniqueArray(fc.constantFrom(...known)) }), {
    maxLength: 60,
  })
  .map((list) => list.map(({ number, categories }, id) => episode(id, `EP. ${number}`, ...categories)));
const anySort = fc.constantFrom('all', 'new', 'featured', 'popular');

describe('the category that a URL names', () => {
  it('matches in any case, and returns the known label', () => {
    expect(parseCategory(['Leadership'], known)).toBe('Leadership');
    expect(parseCategory(['ai strategy'], known)).toBe('AI Strategy');
    expect(parseCategory(['ETHICS'], known)).toBe('Ethics');
  });

  it('is undefined if unknown or ambiguous', () => {
    for (const values of [
      [],
      [''],
      ['Leader'],
      ['Leadership '],
      ['Leadership', 'Ethics'],
      ['Leadership', 'Leadership'],
      ['__proto__'],
      ['constructor'],
      ['<script>alert(1)</script>'],
      ['"]},*{display:none}'],
      ['%00'],
      ['\u0000Leadership'],
      ['Leadership'.repeat(100_000)],
    ])
      expect(parseCategory(values, known)).toBeUndefined();
  });

  it('is a known label or undefined, for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...known)), { maxLength: 3 }), (values) => {
        const category = parseCategory(values, known);
        const expected =
          values.length === 1 && known.some((label) => label.toLowerCase() === values[0]?.toLowerCase());
        expect(category !== undefined).toBe(expected);
        if (category !== undefined) expect(known).toContain(category);
      }),
    );
  });
});

describe('filter and count', () => {
  it('keep the episodes of a category, in order', () => {
    expect(ids(filterByCategory(four, 'Leadership'))).toEqual([1, 2]);
    expect(ids(filterByCategory(four, 'Innovation'))).toEqual([]);
    expect(ids(filterByCategory(four))).toEqual([1, 2, 3, 4]);
    expect(countEpisodes(four, 'Ethics')).toBe(2);
    expect(countEpisodes(four, 'Featured')).toBe(1);
    expect(countEpisodes(four)).toBe(4);
  });
});

describe('an episode’s number', () => {
  it('is the first number in the text; without a number, it is lower than all others', () => {
    expect(episodeNumber('EP. 91')).toBe(91);
    expect(episodeNumber('Episode 007 of 12')).toBe(7);
    expect(episodeNumber('Trailer')).toBe(-Infinity);
    expect(episodeNumber('')).toBe(-Infinity);
  });
});

describe('sorting', () => {
  it('New sorts by number, highest first; episodes without a number come last', () => {
    expect(ids(sortEpisodes([...four, episode(5, 'Trailer'), episode(6, 'EP. 92')], 'new'))).toEqual([
      3, 6, 1, 4, 2, 5,
    ]);
  });

  it('Featured and All keep the editorial order', () => {
    expect(ids(sortEpisodes(four, 'featured'))).toEqual([1, 2, 3, 4]);
    expect(ids(sortEpisodes(four, 'all'))).toEqual([1, 2, 3, 4]);
  });

  it('Popular follows the given order, also within a category; unlisted episodes come last', () => {
    expect(ids(sortEpisodes(four, 'popular', [3, 1, 4, 2]))).toEqual([3, 1, 4, 2]);
    expect(ids(sortEpisodes(filterByCategory(four, 'Ethics'), 'popular', [3, 1, 4, 2]))).toEqual([3, 2]);
    expect(ids(sortEpisodes(four, 'popular', [4]))).toEqual([4, 1, 2, 3]);
  });

  it('limits Featured and Popular to 30, but not New and All', () => {
    const many = Array.from({ length: 45 }, (_, id) => episode(id, `EP. ${id}`));
    expect(sortEpisodes(many, 'featured')).toEqual(many.slice(0, 30));
    expect(sortEpisodes(many, 'popular', shuffle(ids(many)))).toHaveLength(30);
    expect(sortEpisodes(many, 'new')).toHaveLength(45);
    expect(sortEpisodes(many, 'all')).toHaveLength(45);
    expect(listLimit).toBe(30);
  });

  it('loses and duplicates nothing, mutates no argument, and is stable, for any episodes and sort', () => {
    fc.assert(
      fc.property(
        anyEpisodes,
        anySort,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
        (list, sort, draws) => {
          const before = structuredClone(list);
          const order = shuffle(ids(list), () => draws.pop() ?? 0);
          const ordered = orderEpisodes(list, sort, order);
          expect(list).toEqual(before);
          expect(ids(ordered).sort((a, b) => a - b)).toEqual(ids(list));
          expect(sortEpisodes(list, sort, order)).toEqual(
            ordered.slice(0, sort === 'featured' || sort === 'popular' ? 30 : Infinity),
          );
          if (sort === 'new')
            ordered.slice(1).forEach((each, index) => {
              const previous = ordered[index]!;
              const difference = episodeNumber(previous.number) - episodeNumber(each.number);
              expect(difference > 0 || (difference === 0 && previous.id < each.id)).toBe(true);
            });
          if (sort === 'popular') expect(ids(ordered)).toEqual(order);
        },
      ),
    );
  });

  it('gives the same list whether it is filtered before or after sorting, if there is no limit', () => {
    fc.assert(
      fc.property(anyEpisodes, fc.constantFrom(...known), (list, category) => {
        expect(sortEpisodes(filterByCategory(list, category), 'new')).toEqual(
          filterByCategory(sortEpisodes(list, 'new'), category),
        );
      }),
    );
  });
});

describe('shuffle', () => {
  it('is the same list in another order, and uses the given random function', () => {
    const draws = [0.5, 0.1, 0.9, 0.2][Symbol.iterator]();
    expect(shuffle(['a', 'b', 'c', 'd'], () => draws.next().value ?? 0)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('puts each item in each place about equally often', () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    // A random number generator with a fixed seed (mulberry32), so that the test always gets the same numbers.
    let state = 7;
    const random = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    for (let round = 0; round < 8000; round++)
      shuffle([0, 1, 2, 3], random).forEach((item, place) => counts[item]![place]!++);
    for (const count of counts.flat()) {
      expect(count).toBeGreaterThan(1800);
      expect(count).toBeLessThan(2200);
    }
  });
});

describe('the cells that cards take up', () => {
  it('are two for a card with a mark, unless it is first, and are counted modulo four', () => {
    const plain = {};
    const marked = { mark: 'Featured episode' };
    expect(countCells([])).toBe(0);
    expect(countCells([plain, plain, plain])).toBe(3);
    expect(countCells([marked, plain, plain])).toBe(3);
    expect(countCells([plain, plain, marked])).toBe(0);
    expect(countCells([...Array<object>(19).fill(plain), marked])).toBe(1);
  });
});
