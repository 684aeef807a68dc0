import { minutesOf } from '../../../design/text/TimeRange/clock.ts';
import type { AgendaDay, AgendaEvent, EventType } from '../../event/Agenda/Agenda.tsx';

/** An event on the dial, in hours from where its day begins. */
interface Slot {
  /** Hours into the day. */
  at: number;
  /** How many hours it takes. */
  length: number;
  type: EventType;
  /** In the inner ring. */
  inner: boolean;
  title: string;
  /** Anchor of its row in the agenda. */
  id: string | undefined;
}

/** An hour written at the dial. */
interface HourMark {
  /** What is written: 1 to 12, as in the agenda. */
  hour: number;
  /** Where: degrees clockwise from the beginning. */
  angle: number;
  /** Left out where the dial is small. */
  minor: boolean;
}

/** A day's share of the turn. */
interface DayTurn {
  name: string;
  /** Degrees clockwise from the beginning: where it starts, and its middle. */
  from: number;
  middle: number;
  slots: Slot[];
}

/** Where everything stands on a day dial. */
export interface DialPlan {
  days: DayTurn[];
  /** How many hours a day has; the same for all, so that they compare. */
  hours: number;
  marks: HourMark[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Beginning and end in hours. What ends before it starts ends on the next day. */
function hoursOf({ start, end }: AgendaEvent): [start: number, end: number] {
  const [from, to] = [minutesOf(start) / 60, minutesOf(end) / 60];
  return [from, to < from ? to + 24 : to];
}

/** Days share one turn evenly. Each runs from the first full hour of any day to the last one. */
export function planDial(days: AgendaDay[]): DialPlan {
  const times = days.flatMap(({ events }) => events.flatMap(hoursOf));
  const first = times.length > 0 ? Math.floor(Math.min(...times)) : 0;
  const hours = times.length > 0 ? Math.max(Math.ceil(Math.max(...times)) - first, 1) : 24;
  const share = 360 / days.length;
  const aside = share / hours < 8 ? 0 : 4;
  return {
    hours,
    days: days.map(({ title: name, events }, index) => ({
      name,
      from: round(share * index),
      middle: round(share * (index + 0.5)),
      slots: events.map((event) => {
        const [start, end] = hoursOf(event);
        const { type, track = false, title, id } = event;
        return { at: start - first, length: end - start, type, inner: track, title, id };
      }),
    })),
    // A day's last hour is where the next one's first is: each stands on its day's side, or, without room for both, only the
    // first of all is written.
    marks: days.flatMap((_, day) =>
      Array.from({ length: hours + 1 }, (_, hour) => ({
        hour: (first + hour) % 12 || 12,
        angle: round(share * (day + hour / hours) + (hour === 0 ? aside : hour === hours ? -aside : 0)),
        minor: hour % 2 === 1,
      })).slice(...(aside > 0 ? [] : [day === 0 ? 0 : 1, -1])),
    ),
  };
}
