/** How a day is written: "March 19, 2026" or "19 March 2026". */
export type DayLocale = 'en-GB' | 'en-US';

/**
 * Writes a day that is given as ISO 8601 writes it, with the months' names, the same wherever it is rendered: it belongs to no time zone. Not by
 * `Intl`, whose first use takes a phone's processor 100 ms.
 */
export function writeDay(date: string, months: readonly string[], locale: DayLocale = 'en-US'): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return locale === 'en-GB' ? `${day} ${name} ${year}` : `${name} ${day}, ${year}`;
}
