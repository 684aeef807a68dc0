import type { ComponentProps } from 'react';

/** What {@link Day} takes: rest props, `className` and `ref` reach the `time`. */
export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The day, as ISO 8601 writes it: "2026-03-19". */
  date: string;
}

// A day belongs to no time zone. Read and written in UTC, it is the same wherever it is rendered.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: "19 March 2026". */
export function Day({ date, ...rest }: DayProps) {
  return (
    <time {...rest} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}
