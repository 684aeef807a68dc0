import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAndMonth, dayAndYear, weekdayAndDay } from '../../src/content/conference/dates.ts';
import { writeDay } from '../../src/design/text/Day/writeDay.ts';
import { formatPrice } from '../../src/design/text/Price/formatPrice.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const intl = (locale: string, options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));

test('days are written as `Intl` writes them', () => {
  const british = intl('en-GB', { dateStyle: 'long' });
  const american = intl('en-US', { dateStyle: 'long' });
  const month = intl('en-GB', { day: 'numeric', month: 'long' });
  const weekday = intl('en-US', { weekday: 'long' });
  const short = intl('en-US', { month: 'short' });
  fc.assert(
    fc.property(day, (date) => {
      expect(writeDay(date)).toBe(british(date));
      expect(writeDay(date, 'en-US')).toBe(american(date));
      expect(dayAndYear(date)).toBe(british(date));
      expect(weekdayAndDay(date)).toBe(`${weekday(date)} ${month(date)}`);
      expect(dayAndMonth(date, 'short').split(' ')[1]).toBe(short(date));
    }),
  );
});

test('prices are written as `Intl` writes them', () => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_00, max: 100_000_000_00 }), (cents) => {
      expect(formatPrice(cents / 100)).toBe(format.format(cents / 100));
    }),
  );
});
