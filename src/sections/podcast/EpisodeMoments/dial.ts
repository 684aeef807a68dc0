import { secondsOf } from '../../../design/text/Timestamp/seconds.ts';

/** A moment's hand on the dial: a line from the center to the rim, with a numbered bead. */
export interface Hand {
  /** The moment's position in the list, counting from 1. */
  number: number;
  /** Direction of the hand, in degrees clockwise from the top, below 360. */
  angle: number;
  /** Distance of the bead from the center, in units of the drawing. */
  radius: number;
  /** Time from the recording's start, in seconds. */
  seconds: number;
}

/** The layout of the dial. */
export interface DialPlan {
  /** One hand per valid timestamp, in the original order. */
  hands: Hand[];
  /** Minutes to fill on each ring, innermost first: 60 and 30 if the latest moment is at 1:30:00. */
  turns: number[];
}

/** Radius of a bead, in units of the drawing. */
export const bead = 21;

/** Minimum distance between the centers of two beads, in units of the drawing. */
const apart = 2 * bead + 2;

/**
 * Radii of the circles that beads can be on. They differ by more than `apart`, so that beads on different circles
 * never touch.
 */
const lanes = { usual: 182, outer: 228, inner: 123, core: 57 };
/** Radii to try for the bead of a moment in the first hour, in order of preference. */
const firstHour = [lanes.usual, lanes.outer, lanes.inner, lanes.core];
/** Radii to try for the bead of a later moment, in order of preference: first farther out, as on a spiral. */
const laterHours = [lanes.outer, lanes.usual, lanes.inner, lanes.core];

const hour = 3600;

/** Distance between the centers of two beads. */
function distance(a: Pick<Hand, 'angle' | 'radius'>, b: Pick<Hand, 'angle' | 'radius'>): number {
  const between = ((a.angle - b.angle) * Math.PI) / 180;
  return Math.sqrt(a.radius ** 2 + b.radius ** 2 - 2 * a.radius * b.radius * Math.cos(between));
}

/**
 * Returns the first of `radii` at which a bead wouldn't touch any of `others`. If there is no such radius, returns
 * the one at which the bead would be farthest from the others.
 */
function freeRadius(angle: number, radii: number[], others: Hand[]): number {
  let [best = 0] = radii;
  let most = -1;
  for (const radius of radii) {
    const room = Math.min(...others.map((other) => distance({ angle, radius }, other)));
    if (room >= apart) return radius;
    if (room > most) [best, most] = [radius, room];
  }
  return best;
}

/**
 * Places timestamps on a clock face where one turn is an hour. A hand points at its minute of the hour, even after
 * the first hour. Beads that would touch are put on different circles, if there is room.
 *
 * @param timestamps such as `5:03` or `1:05:03`. Any other text is ignored.
 */
export function planDial(timestamps: string[]): DialPlan {
  const hands: Hand[] = [];
  let last = 0;
  timestamps.forEach((timestamp, index) => {
    const seconds = secondsOf(timestamp);
    if (seconds === undefined) return;
    const angle = (seconds % hour) / 10;
    const radius = freeRadius(angle, seconds < hour ? firstHour : laterHours, hands);
    hands.push({ number: index + 1, angle, radius, seconds });
    last = Math.max(last, seconds);
  });
  const turns = Array.from({ length: Math.ceil(last / hour) }, (_, turn) =>
    Math.min(60, (last - turn * hour) / 60),
  );
  return { hands, turns };
}
