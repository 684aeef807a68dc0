import { Arc, type ArcProps } from '../Arc/Arc.tsx';

/** Props of {@link Gauge}. Rest props go to the filled part, an {@link Arc}. */
export interface GaugeProps extends Omit<ArcProps, 'start' | 'length' | 'of'> {
  /** How much is filled, from 0 to 1. */
  share: number;
  /** Color of the filled part, in CSS. Default: the text's color. */
  ink?: string;
  /** Color of the whole, in CSS. Default: a trace of the text's color. */
  track?: string;
}

/** An arc that stands for a whole, filled up to a share. Put it in an SVG. */
export function Gauge({
  share,
  ink = 'var(--text)',
  track = 'color-mix(in oklab, var(--text) 14%, transparent)',
  radius,
  width,
  from,
  to,
  center,
  ...rest
}: GaugeProps) {
  const arc = { radius, width, from, to, center };
  return (
    <>
      <Arc {...arc} stroke={track} />
      {share > 0 && (
        <Arc stroke={ink} {...rest} {...arc} length={Math.round(Math.min(share, 1) * 1e4) / 1e4} />
      )}
    </>
  );
}
