import type { CSSProperties } from 'react';

/** The tones. Each is a background, and the color of text on it. */
const tones = [
  { '--tone': 'var(--art-light)', '--on-tone': 'var(--art-on-color)' },
  { '--tone': 'var(--accent)', '--on-tone': 'var(--accent-text)' },
  { '--tone': 'var(--art-sun)', '--on-tone': 'var(--art-on-color)' },
  { '--tone': 'var(--art-mid)', '--on-tone': 'var(--art-on-color)' },
];

/**
 * The tone of an item in a list, as the variables `--tone` and `--on-tone`. It depends only on the index, so an item
 * has the same tone in a drawing and on its card. Tones repeat in order.
 *
 * @param index The 0-based index of the item.
 */
export const tone = (index: number): CSSProperties => tones[index % tones.length] as CSSProperties;
