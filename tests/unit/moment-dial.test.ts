import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsOf } from '../../src/design/text/Timestamp/seconds.ts';
import { bead, planDial, type Hand } from '../../src/sections/podcast/EpisodeMoments/dial.ts';

/** Formats seconds as a timestamp: `mm:ss`, or `h:mm:ss` for an hour or more. */
function timestamp(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [minutes, rest] = [Math.floor(seconds / 60), two(seconds % 60)];
  return minutes < 60
    ? `${two(minutes)}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

function distance(a: Hand, b: Hand): number {
  const point = ({ angle, radius }: Hand) => {
    const radians = (angle * Math.PI) / 180;
    return [radius * Math.sin(radians), radius * Math.cos(radians)] as const;
  };
  const [[ax, ay], [bx, by]] = [point(a), point(b)];
  return Math.hypot(ax - bx, ay - by);
}

const pairs = (hands: Hand[]): [Hand, Hand][] =>
  hands.flatMap((hand, index) => hands.slice(index + 1).map((other): [Hand, Hand] => [hand, other]));

describe('secondsOf', () => {
  it.each([
    ['00:00', 0],
    ['06:50', 410],
    ['6:50', 410],
    ['82:15', 4935],
    ['1:05:40', 3940],
    [' 12:00 ', 720],
  ])('reads %s', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each(['', '12', '12:5', '12:60', '1:60:00', '1:5:00', '-1:00', 'soon', '1:02:03:04'])(
    'does not read %j',
    (text) => {
      expect(secondsOf(text)).toBeUndefined();
    },
  );

  it('parses anything in either format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 3600 }), (seconds) => {
        expect(secondsOf(timestamp(seconds))).toBe(seconds);
      }),
    );
  });
});

describe('planDial', () => {
  it('points every hand at its minute, clockwise from the top', () => {
    const { hands, turns } = planDial(['00:00', '15:00', '22:30', '45:00']);
    expect(hands.map(({ number, angle }) => [number, angle])).toEqual([
      [1, 0],
      [2, 90],
      [3, 135],
      [4, 270],
    ]);
    expect(hands.map(({ seconds }) => seconds)).toEqual([0, 900, 1350, 2700]);
    expect(turns).toEqual([45]);
  });

  it('sweeps to the latest moment, wherever it is in the list', () => {
    expect(planDial(['40:00', '10:00']).turns).toEqual([40]);
  });

  it('makes another turn after an hour, with the bead farther out', () => {
    const { hands, turns } = planDial(['05:00', '1:05:00', '1:20:00', '2:30:00']);
    expect(hands.map(({ angle }) => angle)).toEqual([30, 30, 120, 180]);
    expect(hands[1]?.radius).toBeGreaterThan(hands[0]?.radius ?? Infinity);
    expect(turns).toEqual([60, 60, 30]);
  });

  it('makes one turn for a full hour, and none for the very start', () => {
    expect(planDial(['60:00']).turns).toEqual([60]);
    expect(planDial(['00:00'])).toMatchObject({ turns: [], hands: [{ angle: 0 }] });
    expect(planDial([])).toEqual({ turns: [], hands: [] });
  });

  it('skips invalid timestamps, and keeps the numbers of the list', () => {
    expect(planDial(['05:00', 'later', '10:00']).hands.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('keeps beads on one circle if there is room', () => {
    const radii = planDial(['06:50', '14:15', '22:48', '33:18', '47:10']).hands.map(({ radius }) => radius);
    expect(new Set(radii).size).toBe(1);
  });

  it('lets no beads touch: four moments anywhere, or eight that are a minute apart', () => {
    const second = fc.integer({ min: 0, max: 3 * 3600 });
    const fourAnywhere = fc.array(second, { minLength: 1, maxLength: 4 });
    const eightInMinutes = second.map((start) => Array.from({ length: 8 }, (_, index) => start + index * 60));
    fc.assert(
      fc.property(fc.oneof(fourAnywhere, eightInMinutes), (seconds) => {
        for (const [a, b] of pairs(planDial(seconds.map(timestamp)).hands))
          expect(distance(a, b)).toBeGreaterThan(2 * bead);
      }),
    );
  });

  it('gives every moment a bead inside the rim, whatever their number', () => {
    const { hands } = planDial(Array.from({ length: 12 }, () => '10:00'));
    expect(hands).toHaveLength(12);
    for (const { radius } of hands) expect(radius + bead).toBeLessThan(252);
  });
});
