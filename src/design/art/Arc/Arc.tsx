import type { ComponentProps } from 'react';
import { arcPath, type Place } from '../geometry.ts';

/** Props of {@link Arc}. Rest props go to its path. */
export interface ArcProps extends Omit<ComponentProps<'path'>, 'd' | 'from' | 'to' | 'radius' | 'width'> {
  /** Distance from the center to the middle of the stroke, in units of the drawing. */
  radius: number;
  /** Thickness of the stroke, in units of the drawing. Default: the inherited `stroke-width`. */
  width?: number;
  /** Start angle, in degrees clockwise from the top. Default 0. */
  from?: number;
  /** End angle, in degrees clockwise from the top. Default 360. */
  to?: number;
  /** Center of the arc's circle. Default 0, 0. */
  center?: Place;
  /**
   * How many units the whole arc counts as: 5 for five steps, 60 for minutes. `start` and `length` are in these units.
   * Default 1.
   */
  of?: number;
  /** Where the drawn part begins, in the unit of `of`. Default 0. Has no effect without `length`. */
  start?: number;
  /** Length of the drawn part, in the unit of `of`. Default: the whole arc. */
  length?: number;
}

/** A stroke along a circle or part of one, inside an SVG. */
export function Arc({
  radius,
  width,
  from = 0,
  to = 360,
  center,
  of: whole = 1,
  start = 0,
  length,
  ...rest
}: ArcProps) {
  return (
    <path
      fill="none"
      strokeWidth={width}
      {...(length !== undefined && {
        pathLength: whole,
        strokeDasharray: start === 0 ? `${length} ${2 * whole}` : `0 ${start} ${length} ${whole}`,
      })}
      {...rest}
      d={arcPath(radius, from, to, center)}
    />
  );
}
