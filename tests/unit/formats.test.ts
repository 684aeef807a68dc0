import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDay } from '../../src/design/text/Day/writeDay.ts';
import { formatPrice } from '../../src/design/text/Price/formatPrice.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const intl = (locale: string, options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));

test('dates match `Intl`', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    intl('en-US', { month: 'long' })(new Date(Date.UTC(2026, month, 1)).toISOString()),
  );
  const british = intl('en-GB', { dateStyle: 'long' });
  const american = intl('en-US', { dateStyle: 'long' });
  fc.assert(
    fc.property(day, (date) => {
      expect(writeDay(date, months)).toBe(american(date));
      expect(writeDay(date, months, 'en-GB')).toBe(british(date));
    }),
  );
});

test('prices match `Intl`', () => {
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
