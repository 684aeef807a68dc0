import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { median, ratio, report, type Values, type Version } from '../../scripts/bench/report.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect([[], [7], [30, 1, 2], [10, 1, 4, 2]].map(median)).toEqual([undefined, 7, 2, 3]);
});

test('a ratio needs two values, and is 1 for two zeros', () => {
  expect([ratio(3, 4), ratio(0, 4), ratio(0, 0)]).toEqual([0.75, 0, 1]);
  expect([ratio(3, 0), ratio(undefined, 4), ratio(3, undefined)]).toEqual([undefined, undefined, undefined]);
});

/**
 * A version of the site with its measurements. Each of `values` is the result of one run. All are of the same
 * interaction.
 */
const version = (name: string, ...values: Values[]): Version => ({
  name,
  samples: values.map((each) => ({ measure: 'interaction', row: 'menu (/)', values: each })),
});

/** The lines of a report's tables, without padding. */
const rows = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('|') ? line.replace(/ +/g, ' ') : []));

test('the report has the conditions, the tables with values, and their medians', async () => {
  const text = await report({ Runs: '3' }, [
    version('aaa', { inp: 50, shown: 90 }, { inp: 70, shown: undefined }, { inp: 60, shown: 80 }),
  ]);
  expect(text).toContain('- Runs: 3');
  expect(text.match(/^## .+$/gm)).toEqual(['## Interactions']);
  expect(rows(text).at(-1)).toBe('| menu (/) | 60 | 85 |');
  const file = 'docs/performance.md';
  expect(await check(text, { ...(await resolveConfig(file)), filepath: file })).toBe(true);
});

test('the rows below a version’s values show those of a second version, and the ratios', async () => {
  const text = await report({}, [version('aaa', { inp: 60, shown: 5 }), version('bbb', { inp: 120 })]);
  expect(rows(text).slice(2)).toEqual([
    '| menu (/) | aaa | 60 | 5 |',
    '| | bbb | 120 | – |',
    '| | **ratio** | **0.50** | **–** |',
  ]);
});
