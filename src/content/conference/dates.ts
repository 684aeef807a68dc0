import { messages } from '../messages.ts';
import { site } from '../site.ts';

/** Full refunds end this many days before the event. */
export const refundDays = 14;

const millisecondsADay = 86_400_000;

/** Returns the date that is `days` days before `date`. Both dates are in ISO 8601. */
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * millisecondsADay).toISOString().slice(0, 10);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Formats a date without its year: "August 27" or "Aug 27". Avoids `Intl`, whose first use takes 100 ms on a phone.
 */
export function dayAndMonth(date: string, month: 'long' | 'short' = 'long'): string {
  const day = new Date(date);
  const name = messages.months[day.getUTCMonth()];
  return `${month === 'short' ? name?.slice(0, 3) : name} ${day.getUTCDate()}`;
}

/** Formats a date with its weekday: "Thursday, September 10". */
export const weekdayAndDay = (date: string): string =>
  `${weekdays[new Date(date).getUTCDay()]}, ${dayAndMonth(date)}`;

/** Formats a date with its year: "August 27, 2026". */
export const dayAndYear = (date: string): string =>
  `${dayAndMonth(date)}, ${new Date(date).getUTCFullYear()}`;

const { from, to } = site.conference;

/**
 * The dates for the refund dial: its first day, the last day of full refunds, and the event's days. Tickets are
 * fully refundable from the purchase on; the dial shows only the last {@link refundDays} days of that period.
 */
export const refundWindow = {
  from: daysBefore(from, 2 * refundDays),
  fullUntil: daysBefore(from, refundDays),
  event: { from, to },
};
