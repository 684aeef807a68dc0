/** Where things stand on circles in drawings. Angles are in degrees, clockwise from the top. */

/** A place in a drawing: x grows to the right, y downwards. */
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
 * @param angle where on it
 */
export function placeAt(pivot: Place, radius: number, angle: number): Place {
  const radians = (angle * Math.PI) / 180;
  return { x: round(pivot.x + radius * Math.sin(radians)), y: round(pivot.y - radius * Math.cos(radians)) };
}

/**
 * Marks of a scale for each step, so that long marks (every fourth) fall between the steps.
 *
 * @param count number of steps
 * @param total about how many marks the whole scale has
 */
export const marksPerStep = (count: number, total: number): number =>
  4 * Math.max(1, Math.round(total / 4 / count));
