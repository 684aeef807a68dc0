import type { ComponentProps } from 'react';

/** What {@link Day} takes: rest props, `className` and `ref` reach the `time`. */
export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The day, as ISO 8601 writes it: "2026-03-19". */
  date: string;
  /** How it is written: "19 March 2026" (`en-GB`, default) or "March 19, 2026" (`en-US`). */
  locale?: keyof typeof formats;
}

// A day belongs to no time zone. Read and written in UTC, it is the same wherever it is rendered.
const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
const formats = {
  'en-GB': new Intl.DateTimeFormat('en-GB', options),
  'en-US': new Intl.DateTimeFormat('en-US', options),
};

/** A day in words: "19 March 2026". */
export function Day({ date, locale = 'en-GB', ...rest }: DayProps) {
  return (
    <time {...rest} dateTime={date}>
      {formats[locale].format(new Date(date))}
    </time>
  );
}
