import type { ComponentProps } from 'react';
import { Arc, type ArcProps } from '../Arc/Arc.tsx';

/** Props of {@link Gauge}. Rest props go to its group. */
export interface GaugeProps
  extends
    Omit<ComponentProps<'g'>, 'from' | 'to' | 'radius' | 'width'>,
    Pick<ArcProps, 'radius' | 'width' | 'from' | 'to' | 'center'> {
  /** How much is filled, from 0 to 1. */
  share: number;
  /** Color of the filled part, in CSS. Default: the text's color. */
  ink?: string;
  /** Color of the unfilled part, in CSS. Default: a pale shade of the text's color. */
  track?: string;
}

/** An arc that represents a whole, with part of it filled. Put it in an SVG. */
export function Gauge({
  share,
  ink = 'var(--text)',
  track = 'light-dark(color-mix(in oklab, var(--text) 14%, transparent), color-mix(in oklab, var(--text) 26%, transparent))',
  radius,
  width,
  from,
  to,
  center,
  ...rest
}: GaugeProps) {
  const arc = { radius, width, from, to, center };
  return (
    <g {...rest}>
      <Arc {...arc} stroke={track} />
      {share > 0 && <Arc {...arc} stroke={ink} length={Math.round(Math.min(share, 1) * 1e4) / 1e4} />}
    </g>
  );
}
