import { messages } from '../messages.ts';
import { site } from '../site.ts';

/** How many days before the event full refunds end. */
export const refundDays = 14;

const millisecondsADay = 86_400_000;

/** The day a number of days before `date`; both in ISO 8601. */
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * millisecondsADay).toISOString().slice(0, 10);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day without its year: "August 27" or "Aug 27". Not by `Intl`, whose first use takes a phone's processor 100 ms. */
export function dayAndMonth(date: string, month: 'long' | 'short' = 'long'): string {
  const day = new Date(date);
  const name = messages.months[day.getUTCMonth()];
  return `${month === 'short' ? name?.slice(0, 3) : name} ${day.getUTCDate()}`;
}

/** A day with its weekday: "Thursday, September 10". */
export const weekdayAndDay = (date: string): string =>
  `${weekdays[new Date(date).getUTCDay()]}, ${dayAndMonth(date)}`;

/** A day with its year: "August 27, 2026". */
export const dayAndYear = (date: string): string =>
  `${dayAndMonth(date)}, ${new Date(date).getUTCFullYear()}`;

const { from, to } = site.conference;

/** When tickets are refunded in full, in a calendar that begins as long before; and when the event is. */
export const refundWindow = {
  from: daysBefore(from, 2 * refundDays),
  fullUntil: daysBefore(from, refundDays),
  event: { from, to },
};
