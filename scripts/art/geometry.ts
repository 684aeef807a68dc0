/**
 * Geometry for drawings: everything that drawings are made of, as strings of SVG.
 *
 * Angles are read as on a protractor, in degrees: 0 points east, 90 north, and they grow counterclockwise. Lengths are
 * units of the drawing's own view box. Shapes run counterclockwise on the page and holes clockwise, so several shapes
 * of one color can share a path element without `fill-rule`.
 */

/** A point in a drawing: x grows to the right, y downward. */
export type Point = readonly [x: number, y: number];

/** The inner and the outer radius of a ring. */
export type Radii = readonly [inner: number, outer: number];

/** Two angles in degrees, the second counterclockwise from the first. */
export type Sweep = readonly [from: number, to: number];

/** Left edge, top edge, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How a drawing fits a box with other proportions, as in `preserveAspectRatio`. */
export type Fit = `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'} ${'meet' | 'slice'}`;

/** A finished drawing, ready to write to a file. */
export interface Drawing {
  /** The drawing's own coordinate system. */
  readonly viewBox: Box;
  /** How the drawing fits a box with other proportions. */
  readonly fit: Fit;
  /** Whether the drawing extends beyond its view box if its container is larger. Default: the view box cuts it off. */
  readonly bleeds?: boolean;
  /** The SVG elements inside the root, in painting order. */
  readonly body: string;
}

/** How a line is drawn. */
export interface LineStyle {
  /** Any SVG paint. */
  readonly color: string;
  /** Thickness in units. */
  readonly width: number;
  /** Whether the ends are round. Default: they are flat. */
  readonly round?: boolean;
  /** Lengths of dashes and gaps, alternating. */
  readonly dashes?: readonly number[];
  /** Total length of the line in the units of `dashes` (SVG's `pathLength`). Default: its real length. */
  readonly length?: number;
}

/** How a scale of degree marks is drawn. */
export interface ScaleStyle {
  /** Any SVG paint, for the marks and the line. */
  readonly color: string;
  /** Degrees from one mark to the next. */
  readonly every: number;
  /** Every n-th mark, counted from 0°, is twice as long. Default 5. */
  readonly major?: number;
  /** Length of a normal mark. */
  readonly length: number;
  /** Thickness of a mark. */
  readonly width: number;
  /** Thickness of the line under the marks; without it, no line is drawn. */
  readonly line?: number;
}

const DEGREE = Math.PI / 180;

// ---------- numbers and path data

/**
 * Formats a number as briefly as SVG allows: rounded, without a leading zero.
 *
 * @param value the number
 * @param decimals how many decimals to keep; default 2
 */
export function formatNumber(value: number, decimals = 2): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  if (rounded === 0) {
    return '0';
  }
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/**
 * Formats path data from commands and numbers, with separators only between numbers that need them.
 *
 * @param parts command letters and their numbers, in order
 */
export function pathData(...parts: readonly (string | number)[]): string {
  let data = '';
  let previous = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      data += part;
      previous = '';
      continue;
    }
    const text = formatNumber(part);
    const touches =
      previous === '' || text.startsWith('-') || (text.startsWith('.') && previous.includes('.'));
    data += touches ? text : ` ${text}`;
    previous = text;
  }
  return data;
}

/**
 * The point at a distance and an angle from a pivot.
 *
 * @param pivot center of the circle
 * @param radius distance from it, in units
 * @param angle degrees, counterclockwise from east
 */
export function pointAt(pivot: Point, radius: number, angle: number): Point {
  return [pivot[0] + radius * Math.cos(angle * DEGREE), pivot[1] - radius * Math.sin(angle * DEGREE)];
}

/**
 * Arc commands from one point on a circle to another. SVG derives the center from the ends and the radius, so rounding
 * could move the center of some arcs. Therefore, a half circle gets a radius that is too small, which SVG scales up to
 * fit. An arc close to a half or full circle is split into steps.
 *
 * @param pivot center of the circle
 * @param radius in units
 * @param from angle of the current point, in degrees
 * @param to angle to reach, in degrees; less than `from` for a clockwise arc
 */
function arcTo(pivot: Point, radius: number, from: number, to: number): string {
  const span = Math.abs(to - from);
  const direction = to > from ? 0 : 1;
  if (span === 180) {
    const small = Math.min(1, radius / 2);
    return pathData('A', small, small, 0, 0, direction, ...pointAt(pivot, radius, to));
  }
  const exact = span <= 165 || (span >= 195 && span <= 345);
  const steps = exact ? 1 : Math.ceil(span / 120);
  const large = exact && span > 180 ? 1 : 0;
  return Array.from({ length: steps }, (_, step) => {
    const end = pointAt(pivot, radius, from + ((to - from) * (step + 1)) / steps);
    return pathData('A', radius, radius, 0, large, direction, ...end);
  }).join('');
}

/**
 * Path of a full disc.
 *
 * @param center its middle
 * @param radius in units
 * @param hole whether the path runs clockwise, to cut the disc out of a shape in the same path
 */
export function discPath(center: Point, radius: number, hole = false): string {
  const half = hole ? -180 : 180;
  const start = pathData('M', ...pointAt(center, radius, 0));
  return `${start}${arcTo(center, radius, 0, half)}${arcTo(center, radius, half, half * 2)}z`;
}

/**
 * Path of a sector: a slice of a ring, or of a disc when the inner radius is 0.
 *
 * @param pivot center of the ring
 * @param radii inner and outer radius, in units
 * @param sweep first and last angle, in degrees; if they are 360 or more apart, the ring is closed
 */
export function sectorPath(pivot: Point, radii: Radii, sweep: Sweep): string {
  const [inner, outer] = radii;
  const [from, to] = sweep;
  if (to - from >= 360) {
    return discPath(pivot, outer) + (inner > 0 ? discPath(pivot, inner, true) : '');
  }
  const rim = arcPath(pivot, outer, sweep);
  if (inner > 0) {
    return `${rim}${pathData('L', ...pointAt(pivot, inner, to))}${arcTo(pivot, inner, to, from)}z`;
  }
  const closesByItself = to - from === 180;
  return closesByItself ? `${rim}z` : `${rim}${pathData('L', ...pivot)}z`;
}

/**
 * Path of an open arc, to be stroked.
 *
 * @param pivot center of the circle
 * @param radius in units
 * @param sweep first and last angle, in degrees; if they are 360 or more apart, the circle is closed
 */
export function arcPath(pivot: Point, radius: number, sweep: Sweep): string {
  const [from, to] = sweep;
  if (to - from >= 360) {
    return discPath(pivot, radius);
  }
  return pathData('M', ...pointAt(pivot, radius, from)) + arcTo(pivot, radius, from, to);
}

/**
 * Path of a rectangle.
 *
 * @param box left, top, width and height, in units
 */
export function rectPath(box: Box): string {
  const [x, y, width, height] = box;
  return pathData('M', x, y, 'v', height, 'h', width, 'v', -height, 'z');
}

/**
 * Path of straight lines from point to point, to be stroked.
 *
 * @param points the points it connects, in order
 */
export function linePath(...points: readonly Point[]): string {
  return points.map((point, index) => pathData(index === 0 ? 'M' : 'L', ...point)).join('');
}

/**
 * Path of an opening with a round top, such as a door or a window. It runs clockwise, so in the same path as a wall, it
 * becomes a hole.
 *
 * @param left x of the left edge
 * @param springing y at which the round top begins
 * @param width of the opening; the round top is half as high
 * @param foot y of the lower edge
 */
export function archPath(left: number, springing: number, width: number, foot: number): string {
  const radius = width / 2;
  return pathData('M', left, foot, 'V', springing, 'a', radius, radius, 0, 0, 1, width, 0, 'V', foot, 'z');
}

/**
 * Path of round dots, to be stroked with round ends: the stroke's width is the dots' diameter.
 *
 * @param points their centers
 */
export function dotsPath(points: readonly Point[]): string {
  return points.map((point) => pathData('M', ...point, 'h', 0.01)).join('');
}

// ---------- elements

/**
 * An element that fills paths with a color; an empty string if there are no paths.
 *
 * @param color any SVG paint
 * @param paths path data; all in one element
 */
export function fill(color: string, ...paths: readonly string[]): string {
  const data = paths.join('');
  return data === '' ? '' : `<path fill="${color}" d="${data}"/>`;
}

/**
 * A rectangle filled with a color, for backgrounds and bands.
 *
 * @param color any SVG paint
 * @param box left, top, width and height, in units
 */
export function fillBox(color: string, box: Box): string {
  return fill(color, rectPath(box));
}

/**
 * An element that strokes paths; an empty string if there are no paths.
 *
 * @param style color, width and ends of the line
 * @param paths path data; all in one element
 */
export function stroke(style: LineStyle, ...paths: readonly string[]): string {
  const data = paths.join('');
  if (data === '') {
    return '';
  }
  const cap = style.round ? ' stroke-linecap="round"' : '';
  const dashes = style.dashes
    ? ` stroke-dasharray="${style.dashes.map((length) => formatNumber(length, 3)).join(' ')}"`
    : '';
  const width = ` stroke-width="${formatNumber(style.width)}"`;
  const length = style.length === undefined ? '' : ` pathLength="${formatNumber(style.length, 3)}"`;
  return `<path fill="none" stroke="${style.color}"${width}${cap}${dashes}${length} d="${data}"/>`;
}

/**
 * Marks of equal length around a pivot, drawn as one dashed arc, which takes a fifth of the bytes of separate lines.
 * Each dash is a mark, and its length in degrees is the mark's width. The arc's width is the marks' length.
 */
function marks(
  pivot: Point,
  radii: Radii,
  sweep: Sweep,
  every: number,
  width: number,
  color: string,
): string {
  const [inner, outer] = radii;
  const [first, last] = sweep;
  const radius = (inner + outer) / 2;
  const mark = Number((width / radius / DEGREE).toFixed(3));
  // Extend the arc into the gap after the last mark, so that rounding can't shorten that mark.
  const from = first - mark / 2;
  const to = last + Math.min(every / 2, 1);
  return stroke(
    { color, width: outer - inner, dashes: [mark, every - mark], length: to - from },
    arcPath(pivot, radius, [from, to]),
  );
}

/**
 * A scale like a protractor's: marks pointing outward, optionally on a line. Marks are at the first angle and then at
 * equal steps up to the last.
 *
 * @param pivot center of the scale
 * @param radius of the line under the marks, in units
 * @param sweep first and last angle, in degrees
 * @param style step, lengths, color and widths
 */
export function scale(pivot: Point, radius: number, sweep: Sweep, style: ScaleStyle): string {
  const { color, every, major = 5, length, width, line } = style;
  const [from, to] = sweep;
  const steps = Math.floor((Math.min(to, from + 360 - every) - from) / every + 1e-6);
  const angles = Array.from({ length: steps + 1 }, (_, step) => from + step * every);
  const majors = angles.filter((angle) => Math.round(angle / every) % major === 0);
  const lastAngle = angles.at(-1) ?? from;
  const parts = [
    line === undefined ? '' : stroke({ color, width: line }, arcPath(pivot, radius, sweep)),
    marks(pivot, [radius, radius + length], [from, lastAngle], every, width, color),
  ];
  const firstMajor = majors[0];
  const lastMajor = majors.at(-1);
  if (firstMajor !== undefined && lastMajor !== undefined) {
    // The outer half of a long mark overlaps the inner half by a unit, to hide the seam.
    const radii: Radii = [radius + length - 1, radius + length * 2];
    parts.push(marks(pivot, radii, [firstMajor, lastMajor], every * major, width, color));
  }
  return parts.join('');
}

/**
 * Part of a drawing, seen through a window: everything outside is cut off. It is a nested drawing rather than a clip
 * path, because a drawing refers to its clip path by id, and such references are lost when another document uses the
 * drawing.
 *
 * @param box the window, in the units of the drawing around it
 * @param body the elements behind it, in the same units
 */
export function windowOnto(box: Box, body: string): string {
  const [x, y, width, height] = box.map((value) => formatNumber(value));
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`;
}

/**
 * The text of a drawing's file. The root's id lets a page include the drawing with `<use href="/art/name.svg#art"/>`.
 * The drawing then inherits the page's custom properties. The same file also works as the source of an image.
 *
 * @param drawing what to write
 */
export function toSvg(drawing: Drawing): string {
  const viewBox = drawing.viewBox.map((value) => formatNumber(value)).join(' ');
  const root = `<svg xmlns="http://www.w3.org/2000/svg" id="art" viewBox="${viewBox}"`;
  const overflow = drawing.bleeds ? ' overflow="visible"' : '';
  return `${root} preserveAspectRatio="${drawing.fit}"${overflow}>${drawing.body}</svg>\n`;
}
