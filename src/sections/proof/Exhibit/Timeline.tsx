import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './Timeline.module.css';

/** A step of the work. */
export interface TimelineStep {
  /** What is done. @maxLength 45 */
  title: string;
  /** How long it takes, in minutes. */
  minutes: number;
  /** Who does it: a `person` (default) or a `tool`. */
  by?: 'person' | 'tool';
}

/** One way to do the work. */
export interface TimelineSide {
  /** "Before", "After". @maxLength 20 */
  title: string;
  /** Duration of all steps, as written: "2 h 10 min". @maxLength 15 */
  value: string;
  /** The steps, one after the other. */
  items: TimelineStep[];
}

/** The same work before and after, step by step, in minutes. */
export interface TimelineContent {
  kind: 'timeline';
  /** What is done, as a name for both. @maxLength 50 */
  title: string;
  /** Names of those who do a step, and the unit of its duration, after the number. */
  labels: { person: string; tool: string; minutes: string };
  before: TimelineSide;
  after: TimelineSide;
}

const durationOf = (items: TimelineStep[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Two lists of steps on the same scale: each bar begins where the one before it ends. */
export function Timeline({ title, labels, before, after }: TimelineContent) {
  const scale = Math.max(durationOf(before.items), durationOf(after.items), 1);
  return (
    <div className={classes.sheet} data-band="page">
      <div className={classes.head}>
        <p className={classes.title}>{title}</p>
        <ul className={classes.legend} aria-hidden="true">
          <li data-by="person">{labels.person}</li>
          <li data-by="tool">{labels.tool}</li>
        </ul>
      </div>
      {[before, after].map((side) => (
        <div key={side.title} className={classes.side}>
          <p className={classes.name}>
            {side.title} <span className={classes.total}>{side.value}</span>
          </p>
          <ol className={classes.steps}>
            {side.items.map(({ title: step, minutes, by = 'person' }, index) => (
              <li key={step} className={classes.step}>
                <span>
                  {step}
                  <VisuallyHidden>, {labels[by]}</VisuallyHidden>
                </span>
                <span className={classes.track}>
                  <span
                    className={classes.bar}
                    data-by={by}
                    style={
                      {
                        '--start': durationOf(side.items.slice(0, index)) / scale,
                        '--length': minutes / scale,
                      } as CSSProperties
                    }
                  />
                </span>
                <span className={classes.minutes}>
                  {minutes} {labels.minutes}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
