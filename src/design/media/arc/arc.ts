/**
 * Half turns for small drawings in components. A drawing strokes such a path, and shows a share of it by its length. No
 * angle has to be computed, so server and browser agree on every digit.
 */

/**
 * Path data of a clockwise half turn around 0, 0, from the top to the bottom.
 *
 * @param radius middle of the stroke, in units of the drawing
 */
export const halfTurn = (radius: number): string => {
  const r = Math.round(radius * 100) / 100;
  return `M0-${r}a${r} ${r} 0 0 1 0 ${2 * r}`;
};

/**
 * Path data of a clockwise half turn over a pivot, from the left to the right.
 *
 * @param radius middle of the stroke, in units of the drawing
 * @param pivot its center
 */
export const dome = (radius: number, [x, y]: readonly [x: number, y: number]): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/**
 * Attributes of a path that shows only its first part.
 *
 * @param share how much of it, 0 to 1; 0 draws nothing
 */
export const firstPart = (share: number) => ({
  pathLength: 1,
  strokeDasharray: `${Math.round(share * 1e4) / 1e4} 2`,
});

/** A valid share of a half or quarter turn, at least 0; undefined if missing or more than the whole. */
export const partOf = (share?: number): number | undefined =>
  share === undefined || share > 1 ? undefined : Math.max(share, 0);
