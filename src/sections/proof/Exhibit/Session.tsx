import type { CSSProperties } from 'react';
import { Time } from '../../../design/text/TimeRange/TimeRange.tsx';
import classes from './Session.module.css';

/** A part of a session. */
export interface SessionPart {
  /** When the part begins, in ISO 8601: "08:30". */
  time: string;
  /** How long the part takes, in minutes. The part's minimum height is proportional to this number. */
  minutes: number;
  /** What happens. @maxLength 35 */
  title: string;
  /** Details of the part. A part without details looks like a break. @maxLength 110 */
  text?: string;
}

/** The plan of a class or a workshop. */
export interface SessionContent {
  kind: 'session';
  /** Name of the session. @maxLength 45 */
  title: string;
  /** Where the session takes place, or how many people it is for. @maxLength 50 */
  subtitle?: string;
  /** The parts, in order. */
  parts: SessionPart[];
}

/** A session's plan, from top to bottom. Longer parts are taller. */
export function Session({ title, subtitle, parts }: SessionContent) {
  return (
    <div className={classes.sheet} data-band="page">
      <p className={classes.title}>{title}</p>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      <ol className={classes.parts}>
        {parts.map((part) => (
          <li
            key={part.time}
            className={classes.part}
            data-pause={!part.text || undefined}
            style={{ '--minutes': part.minutes } as CSSProperties}
          >
            <Time time={part.time} className={classes.time} />
            <div className={classes.body}>
              <p className={classes.name}>{part.title}</p>
              {part.text && <p className={classes.text}>{part.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
