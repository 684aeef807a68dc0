import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Time } from '../../../design/text/TimeRange/TimeRange.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './DaySchedule.module.css';

/** An event with its time. */
export interface ScheduledEvent {
  /** Start time, in 24-hour format: "08:00". */
  time: string;
  /** What happens. @maxLength 65 */
  title: string;
}

/** A day and its events. */
export interface ScheduledDay {
  /** Name of the day: "Thursday, September 10". */
  title: string;
  /** The events, in order. Days without events are not shown. */
  events: ScheduledEvent[];
}

/** Content of {@link DaySchedule}: a heading, and the days with their events. */
export interface DayScheduleContent extends SectionContent {
  /** Section heading. @maxLength 15 */
  heading: string;
  /** Column headings of the tables, for screen readers. */
  labels: { time: string; event: string };
  /** The days, in order, one table per day. */
  items: ScheduledDay[];
}

/** Props of {@link DaySchedule}. */
export type DayScheduleProps = ContentProps<DayScheduleContent>;

/** A schedule, with one table per day. Default band: `tint`. */
export function DaySchedule({ heading, labels, items, band = 'tint', ...rest }: DayScheduleProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <div className={classes.days}>
          {items.map(
            ({ title, events }) =>
              events.length > 0 && (
                <table key={title} className={classes.day}>
                  <caption>
                    <Heading depth={1} size="h3" className={classes.name}>
                      {title}
                    </Heading>
                  </caption>
                  <thead>
                    <tr>
                      {[labels.time, labels.event].map((column) => (
                        <th key={column} scope="col">
                          <VisuallyHidden>{column}</VisuallyHidden>
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {events.map(({ time, title: event }, index) => (
                      <tr key={index}>
                        <td>
                          <Time time={time} />
                        </td>
                        <th scope="row">{event}</th>
                      </tr>
                    ))}
                  </tbody>
                </table>
              ),
          )}
        </div>
      </Container>
    </Section>
  );
}
