import { Arc, type ArcProps } from '../Arc/Arc.tsx';

/** Props of {@link Marks}. Rest props go to its path. */
export interface MarksProps extends Omit<ArcProps, 'start' | 'length' | 'width'> {
  /** Distance from the center to the middle of each mark, in units of the drawing. */
  radius: number;
  /** Length of a mark, in units of the drawing. */
  length: number;
  /** Distance from one mark to the next, in the unit of `of`. Default 1. */
  every?: number;
  /** Thickness of a mark, in the unit of `of`. */
  thickness: number;
}

/**
 * Evenly spaced marks along an arc, as on a scale. They are drawn as a single dashed stroke, which is as wide as the
 * marks are long. Put the component in an SVG.
 */
export function Marks({ length, every = 1, thickness, of: whole = 1, ...rest }: MarksProps) {
  return (
    <Arc
      {...rest}
      width={length}
      pathLength={whole}
      strokeDasharray={`${thickness} ${every - thickness}`}
      strokeDashoffset={thickness / 2}
    />
  );
}
