import type { ComponentProps } from 'react';
import { origin, type Place } from '../geometry.ts';

/** A ring; a disc if its inner radius is 0. */
export interface Ring {
  /** Inner radius, in units of the drawing. */
  inner: number;
  /** Outer radius, in units of the drawing. */
  outer: number;
  /** Color, in CSS. Default: the `stroke` of the `g` around the rings. */
  ink?: string;
}

/** Props of {@link Rings}. Rest props go to the `g`. */
export interface RingsProps extends ComponentProps<'g'> {
  /** The rings, innermost first. */
  rings: readonly Ring[];
  /** Center of the rings. Default 0, 0. */
  center?: Place;
}

/** Concentric rings, inside an SVG. */
export function Rings({ rings, center = origin, ...rest }: RingsProps) {
  return (
    <g fill="none" {...rest}>
      {rings.map(({ inner, outer, ink }) => (
        <circle
          key={outer}
          cx={center.x || undefined}
          cy={center.y || undefined}
          r={(inner + outer) / 2}
          strokeWidth={outer - inner}
          stroke={ink}
        />
      ))}
    </g>
  );
}
