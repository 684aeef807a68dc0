import { pathData, pointAt, type Point } from '../../../src/design/art/geometry.ts';

/**
 * Path of a row of ripples, to be stroked with round ends: shallow bowls side by side.
 *
 * @param centers the pivots of the bowls, 24 units above their lowest points
 */
export function ripplesPath(centers: readonly Point[]): string {
  const radius = 24;
  return centers
    .map((center) => {
      const start = pointAt(center, radius, 200);
      const end = pointAt(center, radius, 340);
      return pathData('M', ...start, 'a', radius, radius, 0, 0, 0, end[0] - start[0], 0);
    })
    .join('');
}
