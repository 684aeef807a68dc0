/** Positions on circles in drawings. Angles are in degrees, clockwise from the top. */

/** A point in a drawing: x grows to the right, y downward. */
export interface Place {
  x: number;
  y: number;
}

/** Rounded, so that server and browser agree on every digit. */
const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * A point on a circle.
 *
 * @param pivot its center
 * @param radius in units of the drawing
 * @param angle its position
 */
export function placeAt(pivot: Place, radius: number, angle: number): Place {
  const radians = (angle * Math.PI) / 180;
  return { x: round(pivot.x + radius * Math.sin(radians)), y: round(pivot.y - radius * Math.cos(radians)) };
}

/**
 * Number of scale marks per step, so that long marks (every fourth) fall between the steps.
 *
 * @param count number of steps
 * @param total approximate number of marks in the whole scale
 */
export const marksPerStep = (count: number, total: number): number =>
  4 * Math.max(1, Math.round(total / 4 / count));
