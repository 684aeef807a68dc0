import { check, resolveConfig } from 'prettier';
import { describe, expect, test, vi } from 'vitest';
import { readFlags } from '../../scripts/bench/flags.ts';
import { report, tableLines, type Table, type Version } from '../../scripts/bench/report.ts';
import { median, medianOf, ratio, type Sample } from '../../scripts/bench/samples.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([])).toBeUndefined();
  expect(median([7])).toBe(7);
  expect(median([30, 1, 2])).toBe(2);
  expect(median([10, 1, 4, 2])).toBe(3);
});

test('a ratio needs two values; nothing of nothing is as much', () => {
  expect(ratio(3, 4)).toBe(0.75);
  expect(ratio(0, 4)).toBe(0);
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 4)).toBeUndefined();
  expect(ratio(3, undefined)).toBeUndefined();
});

const samples = (measure: string, row: string, column: string, ...values: (number | undefined)[]): Sample[] =>
  values.map((value) => ({ measure, row, column, value }));

test('a place in the report takes its own values, and those that there are', () => {
  const all = [
    ...samples('a', 'x', 'ms', 10, undefined, 30),
    ...samples('a', 'y', 'ms', 1),
    ...samples('a', 'x', 'kb', 2),
    ...samples('b', 'x', 'ms', 3),
  ];
  expect(medianOf(all, { measure: 'a', row: 'x', column: 'ms' })).toBe(20);
  expect(medianOf(all, { measure: 'b', row: 'y', column: 'ms' })).toBeUndefined();
});

describe('a table', () => {
  const table: Table = {
    title: 'Pages',
    about: 'What they take.',
    measure: 'load',
    row: 'Page',
    columns: { ms: ['ms', 0], kb: ['KB', 1], never: ['Never measured', 0] },
  };
  const current: Version = {
    name: 'aaa',
    samples: [
      ...samples('load', '/', 'ms', 50, 70, 60),
      ...samples('load', '/', 'kb', 1.25),
      ...samples('load', '/new', 'ms', 5),
      ...samples('other', '/', 'ms', 1),
    ],
  };
  const base: Version = {
    name: 'bbb',
    samples: [...samples('load', '/', 'ms', 120), ...samples('load', '/', 'kb', 0)],
  };

  test('shows the medians of what was measured', () => {
    expect(tableLines(table, [current])).toEqual([
      '| Page | ms | KB |',
      '| --- | --: | --: |',
      '| / | 60 | 1.3 |',
      '| /new | 5 | – |',
    ]);
  });

  test('sets a second version and the ratios below', () => {
    expect(tableLines(table, [current, base])).toEqual([
      '| Page | Commit | ms | KB |',
      '| --- | --- | --: | --: |',
      '| / | aaa | 60 | 1.3 |',
      '|  | bbb | 120 | 0.0 |',
      '|  | **ratio** | **0.50** | – |',
      '| /new | aaa | 5 | – |',
      '|  | bbb | – | – |',
      '|  | **ratio** | – | – |',
    ]);
  });

  test('is left out when nothing was measured', () => {
    expect(tableLines(table, [])).toEqual([]);
    expect(tableLines(table, [{ name: 'aaa', samples: [] }])).toEqual([]);
  });
});

test('the report names the circumstances, holds the tables that have values, and is formatted', async () => {
  const text = await report(
    [['Runs', '5']],
    [{ name: 'aaa', samples: samples('long tasks', '/podcast', 'count', 3, 4, 5) }],
  );
  expect(text).toContain('- Runs: 5');
  expect(text).toMatch(/^\| \/podcast +\| +4 \|$/m);
  expect(text.match(/^## .+$/gm)).toEqual(['## Long tasks while loading']);
  const file = 'docs/performance.md';
  expect(await check(text, { ...(await resolveConfig(file)), filepath: file })).toBe(true);
});

describe('the flags', () => {
  test('measure everything five times by default', () => {
    expect(readFlags([])).toEqual({
      runs: 5,
      pages: undefined,
      http: ['1', '2'],
      against: undefined,
      lighthouse: true,
      interactions: true,
      build: true,
      write: false,
      json: undefined,
    });
  });

  test('choose what is measured', () => {
    expect(
      readFlags([
        ...['--runs=1', '--pages=/,/podcast', '--http=2', '--against', 'main', '--json=all.json', '--write'],
        ...['--no-lighthouse', '--no-interactions', '--no-build'],
      ]),
    ).toEqual({
      runs: 1,
      pages: ['/', '/podcast'],
      http: ['2'],
      against: 'main',
      lighthouse: false,
      interactions: false,
      build: false,
      write: true,
      json: 'all.json',
    });
  });

  test.each([
    ['--runs=0', /--runs must be a whole number.*"0"/],
    ['--runs=many', /--runs must be a whole number.*"many"/],
    ['--pages=podcast', /--pages must be paths.*"podcast"/],
    ['--http=3', /--http must be 1, 2 or 1,2.*"3"/],
  ])('say what is wrong with %s', (flag, message) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => readFlags([flag])).toThrow(/process\.exit.*2/);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(message));
    said.mockRestore();
  });
});
