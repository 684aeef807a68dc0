import { use, useEffect, useRef, type ComponentProps } from 'react';
import { LateContext } from '../../layout/Late/Late.tsx';
import { whenNear } from '../../layout/timing/whenNear.ts';
import { loadMargin } from './loadDrawings.ts';
import type { DrawingContent } from '../../shapes/shapes.ts';

/** Props of {@link Drawing}. Rest props, `className` and `ref` go to the `svg`. */
export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'fit'> {
  /** The file and its size. */
  drawing: DrawingContent;
  /** `contain` (default) shows the whole drawing; `cover` fills the box and crops the drawing. */
  fit?: 'contain' | 'cover';
  /**
   * Position of the drawing in a box with different proportions, with the values of `preserveAspectRatio`:
   * `xMidYMid` (default), `xMaxYMax`, …
   */
  align?: string;
}

/**
 * A drawing from an SVG file, in the page's colors: `<use>` inherits custom properties, so one file works in both color
 * schemes and on every band, and neither the script nor the HTML contains drawing data. The file of a drawing inside a
 * `Late` section (further down the page) loads when the drawing nears the viewport or, without scripts, at once.
 */
export function Drawing(props: DrawingProps) {
  const late = use(LateContext);
  if (!late) return <Shape {...props} />;
  return (
    <>
      <noscript>
        <Shape {...props} />
      </noscript>
      <LateShape {...props} />
    </>
  );
}

function Shape({ drawing, fit = 'contain', align = 'xMidYMid', children, ...rest }: DrawingProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={`${align} ${fit === 'cover' ? 'slice' : 'meet'}`}
      aria-hidden="true"
      data-drawing
    >
      {children ?? <use href={`${drawing.src}#art`} width={drawing.width} height={drawing.height} />}
    </svg>
  );
}

function LateShape(props: DrawingProps) {
  const { src, width, height } = props.drawing;
  const use = useRef<SVGUseElement>(null);
  const href = `${src}#art`;
  useEffect(
    () => whenNear(use.current?.ownerSVGElement, () => use.current?.setAttribute('href', href), loadMargin),
    [href],
  );
  return (
    <Shape {...props}>
      <use ref={use} data-href={href} width={width} height={height} />
    </Shape>
  );
}
