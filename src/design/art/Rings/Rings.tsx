import type { ComponentProps } from 'react';
import { origin, type Place } from '../geometry.ts';

/** Inner and outer radius of a ring, in units of the drawing. */
export type Ring = readonly [inner: number, outer: number];

/** Props of {@link Rings}. Rest props go to the group. */
export interface RingsProps extends ComponentProps<'g'> {
  /** From the center out. One whose inner radius is 0 is a disc. */
  rings: readonly Ring[];
  /** Their colors in CSS, which then repeat. Default: the stylesheet's. */
  inks?: readonly (string | undefined)[];
  /** Default 0, 0. */
  center?: Place;
}

/** Concentric rings, inside an SVG. */
export function Rings({ rings, inks = [], center = origin, ...rest }: RingsProps) {
  return (
    <g fill="none" {...rest}>
      {rings.map(([inner, outer], index) => (
        <circle
          key={outer}
          cx={center.x || undefined}
          cy={center.y || undefined}
          r={(inner + outer) / 2}
          strokeWidth={outer - inner}
          stroke={inks[index % inks.length]}
        />
      ))}
    </g>
  );
}
