/** Draws covers: squares with a few rings around one center. Each ring starts and ends at its own angle. */
import {
  discPath,
  fill,
  fillBox,
  pointAt,
  scale,
  sectorPath,
  type Drawing,
  type Point,
  type Radii,
  type Sweep,
} from './geometry.ts';
import { PALETTES, type Palette, type PaletteName } from './inks.ts';
import { createRandom, pick } from './random.ts';

/** Options for a cover. */
export interface CoverOptions {
  /** Any text. It determines the cover's rings. */
  readonly seed: string;
  /** A color set, by name or custom. */
  readonly palette: PaletteName | Palette;
  /** Side of the square, in units. Default 600. */
  readonly size?: number;
  /**
   * Number of rings; at least 2. The scale, an arc of degree marks, counts as one. Default: four to six, depending on
   * the seed.
   */
  readonly rings?: number;
}

/** A colored ring, or part of one, around the cover's pivot (the rings' common center). */
export interface CoverBand {
  readonly radii: Radii;
  readonly sweep: Sweep;
  readonly ink: string;
}

/** Positions of everything in a cover, in units of its square. */
export interface CoverPlan {
  readonly size: number;
  readonly colors: Palette;
  readonly pivot: Point;
  /** The range of angles in which the square lies, as seen from the pivot. */
  readonly visible: Sweep;
  /** Radius of the disc around the pivot, which has the palette's first color. */
  readonly core: number;
  /** The bands, from the pivot outward. */
  readonly bands: readonly CoverBand[];
  /** Radius of the scale, an arc of degree marks that takes the place of one band. */
  readonly scale: number;
  /**
   * The dot at the end of the widest band that ends before the last visible angle. Missing if there is no such band, or
   * if the dot's center would be outside the square.
   */
  readonly bead?: { readonly center: Point; readonly radius: number; readonly ink: string };
}

/** A center on a 24 × 24 grid, and the range of angles in which the square lies, as seen from that center. */
type PivotPlace = readonly [x: number, y: number, from: number, to: number];

const GRID = 24;
const SNAP = 15;

/** Possible centers: the corners, the midpoints of three edges, the thirds of the lower edge, and two points inside. */
const PIVOT_PLACES: readonly PivotPlace[] = [
  [0, 24, 0, 90],
  [24, 24, 90, 180],
  [0, 0, 270, 360],
  [24, 0, 180, 270],
  [12, 24, 0, 180],
  [0, 12, -90, 90],
  [24, 12, 90, 270],
  [8, 24, 0, 180],
  [16, 24, 0, 180],
  [8, 16, 0, 360],
  [16, 16, 0, 360],
];

/**
 * Possible radii of the outermost ring, as fractions of the square's side. They depend on the visible angle `span`: 90°
 * if the center is in a corner of the square, 180° if it is on an edge, 360° if it is inside.
 */
function reaches(span: number): readonly number[] {
  if (span === 90) {
    return [0.86, 0.96, 1.08];
  }
  return span >= 360 ? [0.56, 0.62, 0.7] : [0.66, 0.74, 0.82];
}

/**
 * Finds the widest band that ends before the angle `end`, the innermost one if several are equally wide. Returns its
 * index, or -1 if no band ends before that angle.
 */
function widestOpen(bands: readonly CoverBand[], end: number): number {
  const widths = bands.map(({ radii, sweep }) => (sweep[1] < end ? radii[1] - radii[0] : 0));
  const widest = Math.max(...widths);
  return widest > 0 ? widths.indexOf(widest) : -1;
}

/**
 * Computes the position of everything in a cover. Neighboring bands differ in color, and angles snap to 15°.
 *
 * @param options seed, palette, size and number of rings
 */
export function planCover(options: CoverOptions): CoverPlan {
  const { seed, size = 600 } = options;
  const colors = typeof options.palette === 'string' ? PALETTES[options.palette] : options.palette;
  const random = createRandom(seed);
  const unit = size / GRID;
  const coreInk = colors.inks[0];

  const [column, row, from, to] = pick(random, PIVOT_PLACES);
  const pivot: Point = [column * unit, row * unit];
  const span = to - from;
  const snaps = Math.round(span / SNAP);

  // First in arbitrary units, from the pivot outward …
  const rings = options.rings ?? pick(random, [4, 5, 6]);
  const core = pick(random, [2, 3, 4]);
  const scaleAt = 1 + Math.floor(random() * (rings - 1));
  const loose: CoverBand[] = [];
  let looseScale = core;
  let reached: number = core;
  let previousInk = coreInk;
  for (let ring = 0; ring < rings; ring += 1) {
    if (ring === scaleAt) {
      looseScale = reached + 0.6;
      reached += 1.7;
      continue;
    }
    const inner = reached + pick(random, [0, 0, 0.5, 1]);
    const outer = inner + pick(random, [1, 2, 2, 3, 4]);
    const first = Math.floor(random() * snaps * 0.45);
    const drawn = Math.ceil(snaps * (0.55 + random() * 0.45));
    const last = drawn - first < 4 ? Math.min(snaps, first + 4) : drawn;
    const bandInk = pick(
      random,
      colors.inks.filter((color) => color !== previousInk),
    );
    loose.push({ radii: [inner, outer], sweep: [from + first * SNAP, from + last * SNAP], ink: bandInk });
    previousInk = bandInk;
    reached = outer;
  }

  // … then scaled so that the outermost ring reaches the chosen fraction of the square's side.
  const growth = (size * pick(random, reaches(span))) / reached;
  const bands = loose.map(({ radii, sweep, ink }): CoverBand => ({
    radii: [radii[0] * growth, radii[1] * growth],
    sweep,
    ink,
  }));
  const plan = {
    size,
    colors,
    pivot,
    visible: [from, to],
    core: core * growth,
    bands,
    scale: looseScale * growth,
  } as const;

  // A bead at the end of the widest open band is as thick as the band.
  const widest = bands[widestOpen(loose, to)];
  if (widest === undefined) {
    return plan;
  }
  const middle = (widest.radii[0] + widest.radii[1]) / 2;
  const radius = (widest.radii[1] - widest.radii[0]) / 2;
  const beyond = (radius / middle) * (180 / Math.PI) + 2.5;
  const center = pointAt(pivot, middle, widest.sweep[1] + beyond);
  if (center.some((value) => value < 0 || value > size)) {
    return plan;
  }
  const beadInk = pick(
    random,
    colors.inks.filter((color) => color !== widest.ink),
  );
  return { ...plan, bead: { center, radius, ink: beadInk } };
}

/**
 * Draws a cover: a square that may be cropped on all sides. The same options always give the same cover.
 *
 * @param options seed, palette, size and number of rings
 */
export function cover(options: CoverOptions): Drawing {
  const { size, colors, pivot, visible, core, bands, scale: scaleRadius, bead } = planCover(options);
  const coreInk = colors.inks[0] ?? colors.line;
  const turnsFully = visible[1] - visible[0] >= 360;
  const body = [
    fillBox(colors.ground, [0, 0, size, size]),
    scale(pivot, scaleRadius, visible, {
      color: colors.line,
      every: turnsFully ? 5 : 3,
      length: (size / GRID) * 0.4,
      width: 1.5,
      line: 1.5,
    }),
    ...bands.map((band) => fill(band.ink, sectorPath(pivot, band.radii, band.sweep))),
    fill(coreInk, sectorPath(pivot, [0, core], visible)),
    bead === undefined ? '' : fill(bead.ink, discPath(bead.center, bead.radius)),
  ];
  return { viewBox: [0, 0, size, size], fit: 'xMidYMid slice', body: body.join('') };
}
