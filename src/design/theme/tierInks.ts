import type { CSSProperties } from 'react';

/** The ground of a tier, and the words on it. */
const inks = [
  { '--beam': 'var(--k-white)', '--words': 'var(--k-on-sun)' },
  { '--beam': 'var(--accent)', '--words': 'var(--accent-text)' },
  { '--beam': 'var(--k-sun)', '--words': 'var(--k-on-sun)' },
  { '--beam': 'var(--k-rose)', '--words': 'var(--k-on-sun)' },
];

/**
 * The inks that tiers of sponsorship take in turn, as the variables `--beam` and `--words`: so a tier has the same as a
 * beam of the stage and as a card.
 *
 * @param index of the tier, from 0
 */
export const tierInks = (index: number): CSSProperties => inks[index % inks.length] as CSSProperties;
