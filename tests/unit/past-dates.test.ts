import { expect, test } from 'vitest';
import { pastDates } from '../../scripts/past-dates.ts';

const keysOn = (day: string) =>
  pastDates(new Date(`${day}T12:00:00Z`)).map((line) => line.split(' is past')[0]);

test.each([
  ['2026-05-01', []],
  [
    '2026-09-11',
    [
      'conference/dates.ts: refundWindow.fullUntil',
      'conference/tickets.ts: Early Bird',
      'episodes: the newest date',
    ],
  ],
  [
    '2026-09-12',
    [
      'site.ts: conference.to',
      'conference/dates.ts: refundWindow.fullUntil',
      'conference/tickets.ts: Early Bird',
      'conference/agenda.ts: lastEdition',
      'episodes: the newest date',
    ],
  ],
])('on %s these dates in the content have passed', (day, keys) => {
  expect(keysOn(day)).toEqual(keys.map((key) => `src/content/${key}`));
});

test('a date applies until its day ends, and the warning says what to do', () => {
  const text = { key: 'src/content/a.ts: sale', until: '2026-03-01', then: 'end the sale' };
  expect(pastDates(new Date('2026-03-01T23:59:59Z'), [text])).toEqual([]);
  expect(pastDates(new Date('2026-03-02T00:00:00Z'), [text])).toEqual([
    'src/content/a.ts: sale is past (2026-03-01): end the sale',
  ]);
});
