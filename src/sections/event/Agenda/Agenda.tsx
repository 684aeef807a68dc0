import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Day as DateOfDay } from '../../../design/text/Day/Day.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { TimeRange } from '../../../design/text/TimeRange/TimeRange.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps } from '../../../design/shapes/shapes.ts';
import classes from './Agenda.module.css';

/** The types of events, in the order of the filter. */
const eventTypes = ['general', 'keynote', 'workshop', 'panel', 'networking'] as const;

/** The type of an event. Each type has a color and a symbol. */
export type EventType = (typeof eventTypes)[number];

/** An event in a program. */
export interface AgendaEvent {
  /**
   * Anchor of the event's row. On the agenda hero's dial, the event's wedge links to the row. Without an anchor,
   * the wedge is not a link.
   */
  id?: string;
  /** Start time, in 24-hour format: "08:00". */
  start: string;
  /** End time, in 24-hour format: "09:00". If it is earlier than the start, the event ends on the next day. */
  end: string;
  /** Title. @maxLength 60 */
  title: string;
  /** The speaker's name. @maxLength 25 */
  speaker?: string;
  /** The room or place. @maxLength 20 */
  location: string;
  /** The type of event. Keynotes have larger titles. */
  type: EventType;
  /**
   * Whether the event runs in parallel with the main program. The agenda hero's dial shows such events in its inner
   * ring. Default false.
   */
  track?: boolean;
}

/** A day in a program. */
export interface AgendaDay {
  /** Name of the day: "Day 1". @maxLength 10 */
  title: string;
  /** The date in ISO 8601: "2025-06-15". */
  date: string;
  /** The events, in order. */
  events: AgendaEvent[];
}

/** Content of {@link Agenda}: the days with their events, and the filter’s labels. */
export interface AgendaContent {
  /** The days, in order. Each becomes a `<section>`. */
  items: AgendaDay[];
  /** Label of the filter, for screen readers: "Show events of type". @maxLength 30 */
  legend: string;
  /** Label of the choice that shows all types. @maxLength 10 */
  all: string;
  /**
   * Shown after the time of an event that starts when the previous one does: "at the same time". Not shown while the
   * filter hides events. @maxLength 20
   */
  parallel?: string;
  /** Labels of the types, in the filter and on each event. */
  types: Record<EventType, string>;
  /** Number of matching events, for screen readers: singular and plural, with `{count}` for the number. */
  result: { one: string; many: string };
  /** Shown for a day without events of the chosen type. @maxLength 50 */
  empty: string;
}

/** Props of {@link Agenda}. */
export type AgendaProps = ContentProps<AgendaContent, 'div'>;

type Choice = EventType | 'all';

const countOf = (days: AgendaDay[], choice: Choice): number =>
  days.flatMap(({ events }) => events).filter(({ type }) => choice === 'all' || type === choice).length;

/**
 * A program, day by day, with a filter by type that sticks to the top if there is room. CSS filters the
 * events by the checked radio button, so the filter works without JavaScript. Scripts only announce how many
 * events remain, and scroll back to the first day. Mantine's Chip and SegmentedControl aren't used, because
 * without JavaScript they don't show which choice is checked.
 */
export function Agenda({
  items,
  legend,
  all,
  parallel,
  types,
  result,
  empty,
  className,
  ...rest
}: AgendaProps) {
  const [choice, setChoice] = useState<Choice>();
  const name = useId();
  const filter = useRef<HTMLFieldSetElement>(null);

  // Adopts a choice made before hydration.
  const takeEarlyChoice = useEffectEvent(() => {
    const checked = filter.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checked !== 'all') setChoice(checked as Choice);
  });
  useEffect(() => takeEarlyChoice(), []);

  // Filtering shortens the page, so the matching events may be far above the viewport. In that case, scroll to
  // the first day.
  const choose = (each: Choice) => {
    setChoice(each);
    const first = filter.current?.closest('[data-agenda]')?.querySelector('section');
    if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView({ behavior: 'instant' });
  };

  const label = (each: Choice): string => (each === 'all' ? all : types[each]);
  const announce = (each: Choice): string => {
    const count = countOf(items, each);
    return `${(count === 1 ? result.one : result.many).replace('{count}', () => String(count))}, ${label(each)}`;
  };

  return (
    <div {...rest} data-agenda="" className={clsx(classes.agenda, className)}>
      <div className={classes.bar} data-screen="">
        <Container>
          <fieldset className={classes.filter} ref={filter}>
            <VisuallyHidden component="legend">{legend}</VisuallyHidden>
            {(['all', ...eventTypes] as const).map((each) => (
              <label key={each} className={classes.choice} data-type={each}>
                <input
                  type="radio"
                  name={name}
                  value={each}
                  defaultChecked={each === 'all'}
                  onChange={() => choose(each)}
                />
                <span className={classes.face}>
                  {each !== 'all' && <Sign type={each} />}
                  {label(each)} <small>{countOf(items, each)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <VisuallyHidden role="status">{choice && announce(choice)}</VisuallyHidden>
        </Container>
      </div>
      {items.map((day, index) => (
        <Day
          key={day.date}
          day={day}
          parallel={parallel}
          types={types}
          empty={empty}
          band={index % 2 === 0 ? undefined : 'subtle'}
        />
      ))}
    </div>
  );
}

/**
 * Wraps an agenda and other parts that show its events, such as a dial. The other parts then dim the events that the
 * agenda's filter hides. Works without JavaScript.
 */
export function Program({ children }: { children: ReactNode }) {
  return <div className={classes.program}>{children}</div>;
}

interface DayProps extends Pick<AgendaProps, 'parallel' | 'types' | 'empty'> {
  day: AgendaDay;
  band: 'subtle' | undefined;
}

function Day({ day: { title, date, events }, parallel, types, empty, band }: DayProps) {
  const missing = eventTypes.filter((each) => !events.some(({ type }) => type === each));
  return (
    <Section band={band} space="none" className={classes.day}>
      <Columns split="1:3">
        <div className={classes.head}>
          <Heading className={classes.name}>{title}</Heading>
          <p>
            <DateOfDay date={date} />
          </p>
        </div>
        <div className={classes.events}>
          {events.length > 0 && (
            <ol>
              {events.map((event, index) => (
                <li key={index} id={event.id} className={classes.event} data-type={event.type}>
                  <p className={classes.time}>
                    <TimeRange start={event.start} end={event.end} />
                    {parallel && event.start === events[index - 1]?.start && (
                      <span className={classes.parallel}> {parallel}</span>
                    )}
                  </p>
                  <div className={classes.words}>
                    <Heading depth={1} size="h3" className={classes.title}>
                      {event.title}
                    </Heading>
                    <p className={classes.place}>
                      {event.speaker && <strong className={classes.speaker}>{event.speaker}, </strong>}
                      {event.location}
                    </p>
                  </div>
                  <p className={classes.badge}>
                    <Sign type={event.type} />
                    {types[event.type]}
                  </p>
                </li>
              ))}
            </ol>
          )}
          {events.length > 0 ? (
            missing.map((type) => (
              <p key={type} className={classes.empty} data-type={type}>
                {empty}
              </p>
            ))
          ) : (
            <p className={classes.empty}>{empty}</p>
          )}
        </div>
      </Columns>
    </Section>
  );
}

/** Path of each type's symbol: a ring, a disc, a quarter disc, a dome, and a split disc. */
const signs: Record<EventType, string> = {
  general: 'M0 6.5a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0zm2.5 0a4 4 0 0 0 8 0 4 4 0 0 0-8 0z',
  keynote: 'M0 6.5a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0z',
  workshop: 'M0 13V1a12 12 0 0 1 12 12z',
  panel: 'M0 10a6.5 6.5 0 0 1 13 0z',
  networking: 'M6.5 0a6.5 6.5 0 0 0 0 13zm1 1a5.5 5.5 0 0 1 0 11V9.5a3 3 0 0 0 0-6z',
};

function Sign({ type }: { type: EventType }) {
  return (
    <svg viewBox="0 0 13 13" aria-hidden="true">
      <path fill="currentColor" d={signs[type]} />
    </svg>
  );
}
