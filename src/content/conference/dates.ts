import { site } from '../site.ts';

/** Tickets are refunded in full until so many days before the event (specification point 2.9). */
export const refundDays = 14;

const millisecondsADay = 86_400_000;

/** The day so many days before `date`; both as ISO 8601 writes them. */
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * millisecondsADay).toISOString().slice(0, 10);

const part = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** A day without its year: "27 August", or "27 Aug". */
export const dayAndMonth = (date: string, month: 'long' | 'short' = 'long'): string =>
  `${part(date, { day: 'numeric' })} ${part(date, { month })}`;

/** A day with its weekday: "Thursday 10 September". */
export const weekdayAndDay = (date: string): string =>
  `${part(date, { weekday: 'long' })} ${dayAndMonth(date)}`;

/** A day with its year: "27 August 2026". */
export const dayAndYear = (date: string): string => `${dayAndMonth(date)} ${part(date, { year: 'numeric' })}`;

const { from, to } = site.conference;

/** When tickets are refunded in full, in a calendar that begins as long before; and when the event is. */
export const refundWindow = {
  from: daysBefore(from, 2 * refundDays),
  fullUntil: daysBefore(from, refundDays),
  event: { from, to },
};
