/**
 * Geometry for the drawings that components render. Angles are in degrees, clockwise from the top. Numbers are rounded,
 * so that server and browser render the same digits.
 */

/** A point in a drawing: x grows to the right, y downward. */
export interface Place {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * A point on a circle.
 *
 * @param pivot center of the circle
 * @param radius in units of the drawing
 * @param angle of the point on the circle, in degrees clockwise from the top
 */
export function placeAt(pivot: Place, radius: number, angle: number): Place {
  const radians = (angle * Math.PI) / 180;
  return { x: round(pivot.x + radius * Math.sin(radians)), y: round(pivot.y - radius * Math.cos(radians)) };
}

/** The default center, for drawings whose view box is centered on 0, 0. */
export const origin: Place = { x: 0, y: 0 };

/**
 * Path data of an arc.
 *
 * @param radius in units of the drawing
 * @param from start angle, in degrees clockwise from the top
 * @param to end angle; smaller than `from` for a counterclockwise arc
 * @param center of the circle
 */
export function arcPath(radius: number, from: number, to: number, center = origin): string {
  const r = round(radius);
  const clockwise = to > from ? 1 : 0;
  // An arc longer than a half circle takes two arc commands. This includes the full circle, which a single command
  // can't draw, because a command can't end where it starts.
  const steps = Math.abs(to - from) > 180 ? 2 : 1;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    placeAt(center, radius, from + ((to - from) * step) / steps),
  );
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : `A${r} ${r} 0 0 ${clockwise} `}${x} ${y}`)
    .join('');
}
