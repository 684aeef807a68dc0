import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAndMonth, dayAndYear, refundWindow, weekdayAndDay } from '../../src/content/conference/dates.ts';

test('refunds end 14 days before the event begins, even across months', () => {
  expect(refundWindow).toEqual({
    from: '2026-08-13',
    fullUntil: '2026-08-27',
    event: { from: '2026-09-10', to: '2026-09-11' },
  });
});

test('dates look the same in every time zone and version of the locale data', () => {
  expect(dayAndMonth('2026-09-10')).toBe('September 10');
  expect(dayAndMonth('2026-09-10', 'short')).toBe('Sep 10');
  expect(dayAndYear('2026-01-01')).toBe('January 1, 2026');
  expect(weekdayAndDay('2026-09-11')).toBe('Friday, September 11');
});

test('months and weekdays have the same names as in `Intl`', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => (date: string) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
  const [day, month, weekday] = [
    intl({ dateStyle: 'long' }),
    intl({ day: 'numeric', month: 'long' }),
    intl({ weekday: 'long' }),
  ];
  const dates = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(dates, (date) => {
      expect(dayAndYear(date)).toBe(day(date));
      expect(weekdayAndDay(date)).toBe(`${weekday(date)}, ${month(date)}`);
    }),
  );
});
