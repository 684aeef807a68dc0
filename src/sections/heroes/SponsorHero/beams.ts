/** Where a beam lies in the half turn, in degrees clockwise from the west. */
export interface Beam {
  /** Where it begins. */
  from: number;
  /** How far it opens. */
  sweep: number;
}

/** What the dearest opens, in degrees: a quarter turn. */
const widest = 90;
/** What the cheapest opens at least, in degrees, so that it can be hit. */
const narrowest = 5;

/**
 * Shares the half turn: the highest price opens a quarter turn, half of it half of that, with even gaps between. Many
 * prices that would need more than there is are all narrowed alike.
 *
 * @param prices in US dollars, in order from the west
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
