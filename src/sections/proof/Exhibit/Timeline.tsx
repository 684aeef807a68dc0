import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import classes from './Timeline.module.css';

/** A step of the work. */
export interface TimelineStep {
  /** What is done in the step. @maxLength 45 */
  title: string;
  /** How long the step takes, in minutes. */
  minutes: number;
  /** Who does the step: a `person` (default) or a `tool`. */
  by?: 'person' | 'tool';
}

/** One way to do the work. */
export interface TimelineSide {
  /** Name of the side: "Before", "After". @maxLength 20 */
  title: string;
  /** Total duration of the steps, as shown: "2 h 10 min". @maxLength 15 */
  value: string;
  /** The steps, one after the other. */
  items: TimelineStep[];
}

/** The same work before and after a change, step by step, with the minutes that each step takes. */
export interface TimelineContent {
  kind: 'timeline';
  /** Name of the work. @maxLength 50 */
  title: string;
  /** Labels for who does a step (`person`, `tool`), and the unit after a step's duration (`minutes`). */
  labels: { person: string; tool: string; minutes: string };
  before: TimelineSide;
  after: TimelineSide;
}

const durationOf = (items: TimelineStep[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Two lists of steps with bars on the same scale. Each bar begins where the previous one ends. */
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
