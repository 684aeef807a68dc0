import type { ComponentProps } from 'react';
import { arcPath, type Place } from '../geometry.ts';

/** Props of {@link Arc}. Rest props go to its path. */
export interface ArcProps extends Omit<ComponentProps<'path'>, 'd' | 'from' | 'to' | 'radius' | 'width'> {
  /** Distance of the stroke's middle from the center, in units of the drawing. */
  radius: number;
  /** Thickness of the stroke, in units. */
  width?: number;
  /** Start angle, in degrees clockwise from the top. Default 0. */
  from?: number;
  /** End angle. Default 360. */
  to?: number;
  /** Center of its circle. Default 0, 0. */
  center?: Place;
  /** Length of the whole arc, in any unit: 5 steps, 60 minutes. Default 1. */
  of?: number;
  /** Where the drawn part begins, in that unit. Default 0. */
  start?: number;
  /** Length of the drawn part, in that unit. Default: all of it. */
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
