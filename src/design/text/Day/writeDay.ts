/** Date format: "March 19, 2026" or "19 March 2026". */
export type DayLocale = 'en-GB' | 'en-US';

/**
 * Formats an ISO 8601 date with the given month names. Such a date has no time zone, so the result is the same
 * everywhere. Avoids `Intl`, whose first use takes 100 ms on a phone.
 */
export function writeDay(date: string, months: readonly string[], locale: DayLocale = 'en-US'): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return locale === 'en-GB' ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`;
}
