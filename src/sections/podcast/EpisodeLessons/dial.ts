import { secondsOf } from '../../../design/text/Timestamp/seconds.ts';

/** A lesson's hand on the dial: a line from the pivot to the rim, with a numbered bead on it. */
export interface Hand {
  /** The lesson's place in its list, from 1. */
  number: number;
  /** Where the hand points: degrees clockwise from the top, below 360. */
  angle: number;
  /** How far the bead is from the pivot, in units of the drawing. */
  radius: number;
  /** The moment, in seconds into the recording. */
  seconds: number;
}

/** Where everything on the dial goes. */
export interface DialPlan {
  /** One for each timestamp that can be read, in the order given. */
  hands: Hand[];
  /** Minutes to sweep in each turn of the dial, up to the last lesson: an hour and a half is 60 and 30. */
  turns: number[];
}

/** Radius of a bead, in units of the drawing. */
export const bead = 21;

/** Room that beads keep from each other, center to center. */
const apart = 2 * bead + 2;

/** The circles that beads may stand on: more than `apart` from each other, so beads of different lanes never touch. */
const lanes = { usual: 182, outer: 228, inner: 123, core: 57 };
const firstHour = [lanes.usual, lanes.outer, lanes.inner, lanes.core];
/** A later hour stands further out, as a spiral would. */
const laterHours = [lanes.outer, lanes.usual, lanes.inner, lanes.core];

const hour = 3600;

/** Distance between the centers of two beads. */
function distance(a: Pick<Hand, 'angle' | 'radius'>, b: Pick<Hand, 'angle' | 'radius'>): number {
  const between = ((a.angle - b.angle) * Math.PI) / 180;
  return Math.sqrt(a.radius ** 2 + b.radius ** 2 - 2 * a.radius * b.radius * Math.cos(between));
}

/** The first of `radii` where a bead touches none of `others`, else the one where it keeps furthest from them. */
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
 * Places timestamps on the face of a clock, whose one turn is an hour. Each hand points at its minute; what goes on
 * beyond an hour goes round once again. Beads that would touch stand on different circles.
 *
 * @param timestamps `mm:ss` or `h:mm:ss`; others are passed over
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
