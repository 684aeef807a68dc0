import { expect, test } from 'vitest';
import { dayAndMonth, dayAndYear, refundWindow, weekdayAndDay } from '../../src/content/conference/dates.ts';

test('refunds end 14 days before the event begins, across a month’s end', () => {
  expect(refundWindow).toEqual({
    from: '2026-08-13',
    fullUntil: '2026-08-27',
    event: { from: '2026-09-10', to: '2026-09-11' },
  });
});

test('days are written alike in every time zone and version of the locale data', () => {
  expect(dayAndMonth('2026-09-10')).toBe('10 September');
  expect(dayAndMonth('2026-09-10', 'short')).toBe('10 Sep');
  expect(dayAndYear('2026-01-01')).toBe('1 January 2026');
  expect(weekdayAndDay('2026-09-11')).toBe('Friday 11 September');
});
