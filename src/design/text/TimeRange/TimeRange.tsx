import type { ComponentProps } from 'react';
import { useMessages } from '../Messages/Messages.tsx';
import { formatClock, halfOf } from './clock.ts';

/** Props of {@link Time}. Rest props, `className` and `ref` go to the `time`. */
export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The time, in ISO 8601: "08:00". */
  time: string;
  /** Omits "am" or "pm". Set it for a start time if the same word follows the end time. */
  bare?: boolean;
}

/** A time of day on the twelve-hour clock: "8:00 am". */
export function Time({ time, bare = false, ...rest }: TimeProps) {
  const messages = useMessages();
  return (
    <time {...rest} dateTime={time}>
      {bare ? formatClock(time) : `${formatClock(time)} ${messages[halfOf(time)]}`}
    </time>
  );
}

/** Props of {@link TimeRange}. Rest props, `className` and `ref` go to the root. */
export interface TimeRangeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Start, in ISO 8601: "08:00". */
  start: string;
  /** End, in the same format. */
  end: string;
}

/** A range of times of day: "8:00–9:00 am", and across noon "11:15 am–12:00 pm". */
export function TimeRange({ start, end, ...rest }: TimeRangeProps) {
  return (
    <span {...rest}>
      <Time time={start} bare={halfOf(start) === halfOf(end)} />
      –<Time time={end} />
    </span>
  );
}
