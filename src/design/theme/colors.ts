import Color from 'colorjs.io';

/** Color scales by name, each from its lightest step to its darkest. */
export type Scales = Record<string, readonly string[]>;

const white = '#ffffff';

/** `river.8`: a step of a scale. */
const step = /^([a-z]+)\.(\d)$/;

/**
 * `oklch(from river.8 0.2 0.03 h)`: another lightness and chroma in the step's hue, in CSS relative color syntax; or
 * `oklch(0.6 0.09 62)`, which is independent of the scales.
 */
const oklch = /^oklch\((?:from (\S+) )?([\d.]+) ([\d.]+) (h|[\d.]+)\)$/;

/**
 * Resolves a color of tokens.json to a hex color: `white`, a step of a scale, or one relative to a step, so that
 * recoloring a scale recolors everything that refers to it. Chroma is reduced to what screens can show in the new
 * hue. Returns any other text unchanged.
 *
 * @throws If the step doesn't exist.
 */
export function colorOf(text: string, scales: Scales): string {
  if (text === 'white') return white;
  const [, base, lightness, chroma, hue] = oklch.exec(text) ?? [];
  if (hue !== undefined) {
    const h = base === undefined ? Number(hue) : new Color(colorOf(base, scales)).to('oklch').h;
    return new Color('oklch', [Number(lightness), Number(chroma), h ?? 0])
      .to('srgb')
      .toString({ format: 'hex', collapse: false });
  }
  const [, scale = '', shade] = step.exec(text) ?? [];
  if (shade === undefined) return text;
  const color = scales[scale]?.[Number(shade)];
  if (color === undefined) throw new Error(`tokens.json names the color ${text}, which no scale has`);
  return color;
}

/** Resolves all colors within a value. */
export function withColors<Value>(value: Value, scales: Scales): Value {
  if (typeof value === 'string') return colorOf(value, scales) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => withColors(item, scales)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, withColors(item, scales)]),
  ) as Value;
}
