import { minutesOf } from '../../../design/text/TimeRange/clock.ts';
import type { AgendaDay, AgendaEvent, EventType } from '../../event/Agenda/Agenda.tsx';

/** An event on the dial. */
interface Slot {
  /** Start, in hours after the first hour that the dial shows. */
  at: number;
  /** Duration, in hours. */
  length: number;
  type: EventType;
  /** Whether the event is in the inner ring. */
  inner: boolean;
  title: string;
  /** Anchor of the event's row in the agenda. */
  id: string | undefined;
}

/** An hour label on the dial. */
interface HourMark {
  /** The hour as shown, from 1 to 12. */
  hour: number;
  /** Angle in degrees, clockwise from the start of the dial. */
  angle: number;
  /** Whether the label is hidden on a small dial. */
  minor: boolean;
}

/** One day on the dial. */
interface DayTurn {
  name: string;
  /** Start of the day, in degrees clockwise from the start of the dial. */
  from: number;
  /** Middle of the day, in degrees clockwise from the start of the dial. */
  middle: number;
  slots: Slot[];
}

/** The layout of the dial. */
export interface DialPlan {
  days: DayTurn[];
  /** Number of hours that the dial shows of each day. It is the same for all days, so that they are comparable. */
  hours: number;
  marks: HourMark[];
  /**
   * The longest stretch of a day during which the inner ring has no events, in degrees. Undefined if the inner ring has
   * no events at all.
   */
  free: { from: number; to: number } | undefined;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Start and end of an event, in hours after midnight. If the end is earlier than the start, the event ends on
 * the next day.
 */
function hoursOf({ start, end }: AgendaEvent): [start: number, end: number] {
  const [from, to] = [minutesOf(start) / 60, minutesOf(end) / 60];
  return [from, to < from ? to + 24 : to];
}

/**
 * Finds the longest stretch of a day during which the inner ring has no events, in degrees clockwise from the start of
 * the dial.
 */
function longestGap(days: DayTurn[], hours: number): DialPlan['free'] {
  if (!days.some(({ slots }) => slots.some(({ inner }) => inner))) return undefined;
  const degrees = 360 / days.length / hours;
  const gaps = days.flatMap(({ from, slots }) => {
    const busy = slots.filter(({ inner }) => inner).sort((one, other) => one.at - other.at);
    const ends = [0, ...busy.map(({ at, length }) => at + length)];
    const starts = [...busy.map(({ at }) => at), hours];
    return starts.map((start, index) => ({
      from: round(from + (ends[index] ?? 0) * degrees),
      to: round(from + start * degrees),
    }));
  });
  return gaps.sort((one, other) => other.to - other.from - (one.to - one.from))[0];
}

/**
 * Divides the circle evenly among the days. All days show the same hours: from the earliest start of any event, rounded
 * down to a full hour, to the latest end, rounded up.
 */
export function planDial(days: AgendaDay[]): DialPlan {
  const times = days.flatMap(({ events }) => events.flatMap(hoursOf));
  const first = times.length > 0 ? Math.floor(Math.min(...times)) : 0;
  const hours = times.length > 0 ? Math.max(Math.ceil(Math.max(...times)) - first, 1) : 24;
  const share = 360 / days.length;
  const aside = share / hours < 8 ? 0 : 4;
  const turns = days.map(({ title: name, events }, index) => ({
    name,
    from: round(share * index),
    middle: round(share * (index + 0.5)),
    slots: events.map((event) => {
      const [start, end] = hoursOf(event);
      const { type, track = false, title, id } = event;
      return { at: start - first, length: end - start, type, inner: track, title, id };
    }),
  }));
  return {
    hours,
    free: longestGap(turns, hours),
    days: turns,
    // A day's last hour and the next day's first hour are at the same place. Label only the first hour, a bit inside
    // its day. If the label has no room beside the line between the days, label neither. The dial's first hour always
    // has a label.
    marks: days.flatMap((_, day) =>
      Array.from({ length: hours }, (_, hour) => ({
        hour: (first + hour) % 12 || 12,
        angle: round(share * (day + hour / hours) + (hour === 0 ? aside : 0)),
        minor: hour % 2 === 1,
      })).slice(aside > 0 || day === 0 ? 0 : 1),
    ),
  };
}
