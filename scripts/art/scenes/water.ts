import { pathData, pointAt, type Point } from '../geometry.ts';

/**
 * Path of a ripple in the shape of a shallow bowl, to be stroked with round ends.
 *
 * @param center center of the bowl's arc, 24 units above its lowest point
 * @param share visible share of the ripple, from none (0) to all (1)
 */
export function ripplePath(center: Point, share = 1): string {
  const radius = 24;
  const start = pointAt(center, radius, 270 - 70 * share);
  const end = pointAt(center, radius, 270 + 70 * share);
  return pathData('M', ...start, 'a', radius, radius, 0, 0, 0, end[0] - start[0], 0);
}

/** Path of several complete ripples. See {@link ripplePath}. */
export const ripplesPath = (centers: readonly Point[]): string =>
  centers.map((center) => ripplePath(center)).join('');
