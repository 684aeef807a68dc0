import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planBeams } from '../../src/sections/heroes/SponsorHero/beams.ts';

it('gives 90 degrees to the highest price, and proportionally less to lower ones', () => {
  const beams = planBeams([2500, 5000, 10_000]);
  expect(beams.map(({ sweep }) => sweep)).toEqual([22.5, 45, 90]);
  expect(beams.map(({ from }) => from)).toEqual([3.75, 33.75, 86.25]);
});

it('puts one tier in the middle', () => {
  expect(planBeams([900])).toEqual([{ from: 45, sweep: 90 }]);
  expect(planBeams([])).toEqual([]);
});

it('keeps beams for any prices apart, in order, within the half circle and wide enough to click', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), (prices) => {
      const beams = planBeams(prices);
      const edges = [0, ...beams.flatMap(({ from, sweep }) => [from, from + sweep]), 180];
      edges.slice(1).forEach((edge, index) => expect(edge - edges[index]!).toBeGreaterThan(0.9));
      const sorted = (a: number, b: number): number => prices[a]! - prices[b]!;
      const order = prices.map((_, index) => index).sort(sorted);
      const sweeps = order.map((index) => beams[index]!.sweep);
      expect(sweeps).toEqual(sweeps.toSorted((a, b) => a - b));
    }),
  );
});
