/** Seeded random numbers: the same seed always gives the same drawing. */

/** Returns the next number of a sequence, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Hashes a string to 32 bits (murmur3's mixing steps). */
function hash(text: string): number {
  let state = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  return (state ^ (state >>> 13)) >>> 0;
}

/**
 * Starts a sequence of numbers from 0 (inclusive) to 1 (exclusive), using mulberry32.
 *
 * @param seed any string; equal seeds give equal sequences
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Picks one of several choices with equal probability. Uses one number of the sequence.
 *
 * @param random the sequence
 * @param choices at least one
 */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const index = Math.floor(random() * choices.length);
  if (index >= choices.length) {
    throw new Error('There is nothing to pick from');
  }
  return choices[index] as Choice;
}
