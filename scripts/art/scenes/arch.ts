/** An arch in three stages: surveyed, under construction, finished. */
import {
  arcPath,
  discPath,
  fill,
  linePath,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themed, WHITE } from '../inks.ts';

const HALF_CIRCLE: Sweep = [0, 180];
const DARK = themed('art-on-color');
const HOT = ink('cardinal', 5);
const SUN = ink('marigold', 4);

/** Color of the finished arch's road. It is light in the dark scheme, where the page around the tile is dark. */
const DECK = byScheme(DARK, ink('sky', 3));

/** Width of the drawing of each stage of construction. The drawings differ in height. */
const WIDTH = 432;

/** Inner and outer radius of the stones. */
const STONES = [84, 128] as const;

/** Number of stones in the arch. The middle one is the keystone. */
const COUNT = 11;

/** The center of the arch, on the ground line of a construction stage that is `height` units tall. */
const pivotIn = (height: number): Point => [270, height];

/** Path of the stones with the given numbers, counted from 0 on the right. `size` is a factor for their radii. */
const stones = (pivot: Point, numbers: readonly number[], size = 1): string =>
  numbers
    .map((number) =>
      sectorPath(
        pivot,
        [STONES[0] * size, STONES[1] * size],
        [(180 / COUNT) * number + 1, (180 / COUNT) * (number + 1) - 1],
      ),
    )
    .join('');

/** The numbers of all stones except the keystone, which is number 5. */
const SIDES = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];

/** The drawing of a stage of construction, placed in the lower right corner of its tile. */
const stage = (height: number, ...body: readonly string[]): Drawing => ({
  viewBox: [0, 0, WIDTH, height],
  fit: 'xMaxYMax meet',
  bleeds: true,
  body: body.join(''),
});

/**
 * The first stage, surveyed: two stakes, a plumb line, and the planned arch in dashed lines below a scale of degrees.
 */
export function survey(): Drawing {
  const height = 200;
  const pivot = pivotIn(height);
  const line = DARK;
  const [left, top, right] = [180, 90, 0].map((angle) => pointAt(pivot, STONES[1], angle)) as [
    Point,
    Point,
    Point,
  ];
  return stage(
    height,
    // The scale ends before the tile's letter, which is to the left of the planned arch.
    scale(pivot, STONES[1] + 12, [30, 150], { color: line, every: 5, major: 3, length: 6, width: 1.5 }),
    stroke({ color: line, width: 3, dashes: [10, 7] }, arcPath(pivot, STONES[1], HALF_CIRCLE)),
    stroke({ color: line, width: 3, dashes: [10, 7] }, arcPath(pivot, STONES[0], HALF_CIRCLE)),
    stroke({ color: HOT, width: 2.5 }, linePath(top, [pivot[0], height - 34])),
    fill(HOT, sectorPath([pivot[0], height - 34], [0, 13], [180, 360]), discPath(top, 6)),
    fill(DARK, ...[left, right].map(([x]) => rectPath([x - 4, height - 40, 8, 40]))),
    fill(SUN, ...[left, right].map(([x]) => rectPath([x - 4, height - 40, 8, 12]))),
  );
}

/** Under construction: stones laid from both sides over a wooden frame, and the keystone, lowered into its gap. */
export function construction(): Drawing {
  const height = 280;
  const pivot = pivotIn(height);
  const frame = { color: WHITE, width: 5 };
  const wheel: Point = [pivot[0], 50];
  const hook: Point = [pivot[0], 84];
  const lowered: Point = [pivot[0], pivot[1] - 28];
  const [left, right] = [1, -1].map((side) =>
    pointAt(lowered, STONES[1] - 6, 90 + side * (90 / COUNT - 3)),
  ) as [Point, Point];
  const spokes = [30, 60, 90, 120, 150].map((angle) => linePath(pivot, pointAt(pivot, STONES[0] - 6, angle)));
  return stage(
    height,
    stroke(frame, arcPath(pivot, STONES[0] - 5, HALF_CIRCLE), ...spokes),
    fill(DARK, stones(pivot, [0, 1, 2, 3, 7, 8, 9, 10])),
    // The keystone on a pulley, whose rope comes from above.
    stroke(
      { color: DARK, width: 3.5 },
      ...[-20, 20].map((side) => linePath([wheel[0] + side, -2400], [wheel[0] + side, wheel[1]])),
      linePath(wheel, hook),
      linePath(left, hook, right),
    ),
    fill(DARK, discPath(wheel, 22)),
    fill(HOT, discPath(wheel, 15)),
    fill(DARK, discPath(wheel, 4.5)),
    fill(DARK, stones(lowered, [5])),
  );
}

/** The x and the height of each person on the road. */
const PEOPLE = [
  [172, 58],
  [214, 76],
  [318, 38],
  [346, 66],
] as const;

/** A person walking on the road: a head, a body that narrows upward, and two legs in stride. */
function person(x: number, height: number, ground: number): string {
  const [top, hip] = [ground - height, ground - 0.44 * height];
  const shape = [
    discPath([x + 0.04 * height, top + 0.12 * height], 0.12 * height),
    `${linePath(
      [x - 0.06 * height, top + 0.28 * height],
      [x + 0.13 * height, top + 0.28 * height],
      [x + 0.14 * height, hip],
      [x - 0.13 * height, hip],
    )}z`,
  ];
  const legs = [-0.2, 0.2].map((stride) => linePath([x, hip], [x + stride * height, ground]));
  return fill(DARK, ...shape) + stroke({ color: DARK, width: 0.1 * height }, ...legs);
}

/** Finished: the arch carries a road with people, in front of a rising sun. */
export function finished(): Drawing {
  const height = 360;
  const pivot = pivotIn(height);
  const road = height - STONES[1] - 26;
  return stage(
    height,
    fill(SUN, sectorPath([pivot[0], road], [0, 104], HALF_CIRCLE)),
    fill(ink('peony', 2), sectorPath([pivot[0], road], [122, 134], HALF_CIRCLE)),
    fill(WHITE, stones(pivot, SIDES)),
    fill(SUN, stones(pivot, [5])),
    fill(DECK, rectPath([-2400, road, 4800, 26])),
    ...PEOPLE.map(([x, tall]) => person(x, tall, road + 1)),
  );
}

/** The x and the height of each person on the bridge. */
const CROSSING = [
  [462, 76],
  [514, 98],
  [612, 62],
  [650, 86],
] as const;

/** The finished arch as a bridge, for a dark teal background: from a hill, over the water, to the next arch. */
export function bridge(): Drawing {
  const [size, ground, deck] = [1.53, 420, 36];
  const reach = STONES[1] * size;
  const pivots = [0, 1].map((arch): Point => [560 + arch * (2 * reach + 24), ground]);
  const road = ground - reach - deck;
  const sun: Point = [560, road];
  const hill: Point = [322, ground];
  const start = 560 - reach;
  const body = [
    fill(SUN, sectorPath(sun, [0, 130], HALF_CIRCLE)),
    fill(ink('peony', 2), sectorPath(sun, [150, 165], HALF_CIRCLE)),
    fill(ink('river', 5), sectorPath([70, ground], [0, 70], HALF_CIRCLE)),
    fill(
      ink('river', 6),
      sectorPath(hill, [0, ground - road], [90, 180]),
      rectPath([hill[0], road, start - hill[0] - 8, ground - road]),
    ),
    stroke(
      { color: ink('sky', 4), width: 5 },
      linePath([start + 20, 392], [864, 392]),
      linePath([start + 20, 410], [864, 410]),
    ),
    ...pivots.map((pivot) => fill(WHITE, stones(pivot, SIDES, size)) + fill(SUN, stones(pivot, [5], size))),
    fill(ink('sky', 2), rectPath([hill[0] - 40, road, 864, deck])),
    ...CROSSING.map(([x, tall]) => person(x, tall, road + 1)),
  ];
  return { viewBox: [0, 0, 864, ground], fit: 'xMaxYMax meet', body: body.join('') };
}
