import { describe, expect, it } from 'vitest';
import { picture, planPieces, rim, sun, thickness } from '../../src/sections/method/OrderDemo/pieces.ts';

const rings = planPieces(7);
const pieces = rings.flatMap((ring) => ring.pieces);

describe('planPieces', () => {
  it('scatters pieces the same way for the same seed, and differently for another', () => {
    expect(planPieces(7)).toEqual(rings);
    expect(planPieces(8)).not.toEqual(rings);
    expect(planPieces(8).map(({ radius, arc }) => [radius, arc])).toEqual(
      rings.map(({ radius, arc }) => [radius, arc]),
    );
  });

  it('has few enough pieces to move all at the same time', () => {
    expect(rings.map((ring) => ring.pieces.length)).toEqual([4, 6, 8, 10, 12]);
  });

  it('scatters one piece into each cell of an 8 by 5 grid', () => {
    const cells = pieces.map(({ noise: [x, y] }) => Math.floor((x + 0.5) * 8) + 8 * Math.floor((y + 1) * 5));
    expect(cells.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 40 }, (_, cell) => cell),
    );
  });

  it('leaves no ring intact when scattered', () => {
    for (const { pieces: own } of rings) {
      const columns = new Set(own.map(({ noise: [x] }) => Math.floor((x + 0.5) * 8)));
      expect(columns.size).toBeGreaterThanOrEqual(3);
    }
  });

  it('arranges every ring along its circle, right to left, without gaps or overlaps', () => {
    for (const { radius, pieces: own } of rings) {
      own.forEach(({ order: [x, y], angle }, index) => {
        expect(Math.hypot(x * picture.width, y * picture.height) / 100).toBeCloseTo(radius, 0);
        expect(90 - angle).toBeCloseTo((180 / own.length) * (index + 0.5), 1);
        expect(y).toBeLessThan(0);
      });
    }
  });

  it('cuts every piece slightly shorter than its share of the half circle', () => {
    for (const { radius, arc, pieces: own } of rings) {
      const [, left = NaN] = /^M(-[\d.]+)/.exec(arc) ?? [];
      const sweep = (2 * Math.asin(-Number(left) / radius) * 180) / Math.PI;
      const share = 180 / own.length;
      expect(sweep).toBeLessThan(share);
      const gap = ((share - sweep) * Math.PI * radius) / 180;
      expect(gap).toBeGreaterThan(2);
      expect(gap).toBeLessThan(3);
    }
  });

  it('keeps the rings apart from each other, from the sun and from the scale, and all inside the picture', () => {
    const edges = [
      sun,
      ...rings.flatMap(({ radius }) => [radius - thickness / 2, radius + thickness / 2]),
      rim,
    ];
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(rim + 14).toBeLessThan(picture.height);
    expect(rim).toBeLessThan(picture.width / 2);
  });
});
