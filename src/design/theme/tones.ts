import type { CSSProperties } from 'react';

/** A background, and the color of text on it. */
const tones = [
  { '--tone': 'var(--art-light)', '--on-tone': 'var(--art-on-color)' },
  { '--tone': 'var(--accent)', '--on-tone': 'var(--accent-text)' },
  { '--tone': 'var(--art-sun)', '--on-tone': 'var(--art-on-color)' },
  { '--tone': 'var(--art-mid)', '--on-tone': 'var(--art-on-color)' },
];

/**
 * An item's tone, in rotation, as the variables `--tone` and `--on-tone`: an item has the same tone in a drawing
 * and on a card.
 *
 * @param index of the item, from 0
 */
export const tone = (index: number): CSSProperties => tones[index % tones.length] as CSSProperties;
