import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Link } from '../../controls/Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { secondsOf } from './seconds.ts';
import classes from './Timestamp.module.css';

/** A recording that a link can open at a chosen moment. */
export interface Recording {
  /**
   * URL of the recording's page on the platform. The page must accept the query parameter `t`, which is the point to
   * start at, in seconds.
   */
  href: string;
  /** Screen reader text before the timestamp: "Watch from". @maxLength 20 */
  label: string;
}

/** Props of {@link Timestamp}. Rest props, `className` and `ref` go to the root. */
export interface TimestampProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Time into a recording, such as `5:03` or `1:05:03`. Any other text is shown unchanged, and never as a link. */
  timestamp: string;
  /** The recording to link to; without it, the timestamp is plain text. */
  recording?: Recording;
}

/** A moment in a recording. It is a link to that moment, or plain text if there is nothing to link to. */
export function Timestamp({ timestamp, recording, className, ...rest }: TimestampProps) {
  const seconds = secondsOf(timestamp);
  const time = seconds === undefined ? timestamp : <time dateTime={`PT${seconds}S`}>{timestamp}</time>;
  const moment = momentOf(recording, seconds);
  return (
    <span {...rest} className={clsx(classes.timestamp, className)}>
      {recording && moment ? (
        <Link href={moment} newTab className={classes.link}>
          <VisuallyHidden>{recording.label} </VisuallyHidden>
          {time}
        </Link>
      ) : (
        time
      )}
    </span>
  );
}

/**
 * The URL that opens a recording at `seconds`. Undefined if the recording or `seconds` is missing, or if the
 * recording's URL is invalid.
 */
export function momentOf({ href }: Partial<Recording> = {}, seconds?: number): string | undefined {
  if (href === undefined || seconds === undefined || !URL.canParse(href)) return undefined;
  const moment = new URL(href);
  moment.searchParams.set('t', String(seconds));
  return moment.href;
}
