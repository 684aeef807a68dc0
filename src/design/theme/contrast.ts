import type { TokenSet } from './tokens.ts';

/** Two color tokens, and the minimum contrast between them. */
export type Pair = [front: keyof TokenSet, back: keyof TokenSet, least: number];

/**
 * The pairs of color tokens in use on the page and on every band. The minimum contrast is 7 for running text, 4.5 for
 * other text, and 3 for lines, graphics and focus rings.
 */
export const pairs: Pair[] = [
  ['text', 'bg', 7],
  ['text', 'surface', 7],
  ['text', 'surface-2', 7],
  ['muted', 'bg', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'surface-2', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surface-2', 4.5],
  ['action-text', 'action', 4.5],
  ['action-text', 'action-hover', 4.5],
  ['hero-text', 'hero', 4.5],
  ['hero-text', 'hero-hover', 4.5],
  ['accent-text', 'accent', 4.5],
  ['accent-text', 'accent-hover', 4.5],
  ['secondary-text', 'secondary', 4.5],
  ['secondary-text', 'secondary-hover', 4.5],
  ['bg', 'text', 7],
  ['text', 'field', 7],
  ['muted', 'field', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-bg', 4.5],
  ['danger-text', 'danger', 4.5],
  ['success', 'bg', 4.5],
  ['success', 'success-bg', 4.5],
  ['action', 'bg', 3],
  ['line-strong', 'bg', 3],
  ['field-line', 'bg', 3],
  ['field-line', 'field', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-2', 3],
  ['focus', 'field', 3],
  ['accent-mark', 'bg', 3],
];

/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colors (`#rrggbb`), truncated to two decimals so that nothing passes by rounding up. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}
