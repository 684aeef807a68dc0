import { describe, expect, it } from 'vitest';
import { arcPath, origin, placeAt, type Place } from '../../src/design/art/geometry.ts';
import {
  arch,
  marksPerStep,
  planArch,
  planRing,
  planWave,
  ring,
  wave,
} from '../../src/sections/method/Steps/geometry.ts';

const counts = [1, 2, 3, 4, 5, 6, 7, 8];

/** The direction of `place` as seen from `pivot`: degrees clockwise from the top, from 0 to 360 (exclusive). */
const angleOf = (place: Place, pivot: Place): number =>
  (Math.atan2(place.x - pivot.x, pivot.y - place.y) * (180 / Math.PI) + 360) % 360;
const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('placeAt', () => {
  it('goes clockwise from the top', () => {
    expect(placeAt({ x: 10, y: 20 }, 5, 0)).toEqual({ x: 10, y: 15 });
    expect(placeAt({ x: 10, y: 20 }, 5, 90)).toEqual({ x: 15, y: 20 });
    expect(placeAt({ x: 10, y: 20 }, 5, 270)).toEqual({ x: 5, y: 20 });
  });
});

describe('planArch', () => {
  it.each(counts)('numbers %i equal shares from left to right, in the middle of the arch’s band', (count) => {
    const shares = planArch(count);
    expect(shares).toHaveLength(count);
    const angles = shares.map(({ number }) => ((angleOf(number, arch.pivot) + 180) % 360) - 180);
    angles.forEach((angle, index) => {
      expect(angle).toBeCloseTo(-40 + (80 / count) * (index + 0.5), 1);
    });
    for (const { number } of shares)
      expect(distance(number, arch.pivot)).toBeCloseTo(arch.radius - arch.band / 2, 1);
  });

  it.each(counts)('keeps the text of %i steps below the arch, highest in the middle', (count) => {
    const feet = planArch(count).map(({ foot }) => foot);
    expect(feet).toEqual([...feet].reverse());
    expect(feet[0]).toBe(Math.max(...feet));
    expect(Math.max(...feet)).toBeLessThanOrEqual(arch.height);
    planArch(count).forEach(({ number, foot }) => {
      expect(foot).toBeGreaterThan(number.y);
    });
  });

  it('fits its drawing', () => {
    const [, x1, , , x2] =
      /M(\S+) (\S+)A.* (\S+) (\S+)$/.exec(arcPath(arch.radius, -arch.reach, arch.reach, arch.pivot)) ?? [];
    expect(Number(x1)).toBeGreaterThan(0);
    expect(Number(x2)).toBeLessThan(arch.width);
  });
});

describe('planWave', () => {
  it.each(counts)('starts each of %i half circles where the previous one ends', (count) => {
    const { width, height, turns } = planWave(count);
    let end = wave.band / 2;
    for (const { path } of turns) {
      const [, x, y, length] = /^M(\S+) (\S+)a.* (\S+) 0$/.exec(path) ?? [];
      expect(Number(x)).toBe(end);
      expect(Number(y)).toBe(height / 2);
      end += Number(length);
    }
    expect(end + wave.band / 2).toBe(width);
  });

  it('alternates up and down, with every bead inside the drawing', () => {
    const { height, turns } = planWave(6);
    turns.forEach(({ number, path }, index) => {
      expect(path).toContain(`0 0 ${index % 2 === 0 ? 1 : 0} `);
      expect(number.y < height / 2).toBe(index % 2 === 0);
      expect(number.y - wave.bead).toBeGreaterThan(0);
      expect(number.y + wave.bead).toBeLessThan(height);
    });
  });
});

describe('planRing', () => {
  it.each(counts)('numbers %i equal shares clockwise from the top', (count) => {
    const { numbers } = planRing(count);
    expect(numbers).toHaveLength(count);
    numbers.forEach((place, index) => {
      expect(angleOf(place, origin)).toBeCloseTo((360 / count) * (index + 0.5), 1);
      expect(distance(place, origin)).toBeCloseTo(ring.radius, 1);
    });
  });
});

describe('marksPerStep', () => {
  it('is a multiple of four, for about the requested total', () => {
    expect(marksPerStep(5, 80)).toBe(16);
    expect(marksPerStep(5, 120)).toBe(24);
    for (const count of counts) expect(marksPerStep(count, 120) % 4).toBe(0);
    expect(marksPerStep(100, 80)).toBe(4);
  });
});
