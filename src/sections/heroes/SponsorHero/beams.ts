/** A beam's position in the half circle, in degrees clockwise from the left. */
export interface Beam {
  /** Start angle. */
  from: number;
  /** Angle between the beam's sides. */
  sweep: number;
}

/** Width of the most expensive beam, in degrees, if all beams fit. */
const widest = 90;
/** Minimum width of a beam, in degrees, so that it can be clicked. */
const narrowest = 5;

/**
 * Divides the half circle among the prices. The highest price gets 90 degrees, and half that price gets 45.
 * The gaps between beams are equal. If the beams don't fit, all are narrowed by the same factor.
 *
 * @param prices in US dollars, in order from the left
 */
export function planBeams(prices: number[]): Beam[] {
  const highest = Math.max(...prices);
  const sweeps = prices.map((price) => Math.max(highest > 0 ? (price / highest) * widest : 0, narrowest));
  const sum = sweeps.reduce((total, sweep) => total + sweep, 0);
  const fit = Math.min(1, (180 - 4 * prices.length) / sum);
  const gap = (180 - sum * fit) / prices.length;
  let at = gap / 2;
  return sweeps.map((sweep) => {
    const beam = { from: at, sweep: sweep * fit };
    at += beam.sweep + gap;
    return beam;
  });
}
