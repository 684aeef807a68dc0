import type { ComponentProps } from 'react';
import { useMessages } from '../Messages/Messages.tsx';
import { writeDay, type DayLocale } from './writeDay.ts';

/** Props of {@link Day}. Rest props, `className` and `ref` go to the `time`. */
export interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** The date, in ISO 8601: "2026-03-19". */
  date: string;
  /** Format: "March 19, 2026" (`en-US`, default) or "19 March 2026" (`en-GB`). */
  locale?: DayLocale;
}

/** A written-out date: "March 19, 2026". */
export function Day({ date, locale, ...rest }: DayProps) {
  const { months } = useMessages();
  return (
    <time {...rest} dateTime={date}>
      {writeDay(date, months, locale)}
    </time>
  );
}
