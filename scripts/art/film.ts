/** The frames of the hero video, before encoding. */
import { createHash } from 'node:crypto';
import { toSvg, type Drawing } from './geometry.ts';
import { tokens } from '../../src/design/theme/tokens.ts';
import { FILM_SECONDS, heroFrame } from './scenes/hero.ts';

export type Scheme = 'light' | 'dark';

/** The film's size in px (1.2 times the scene's), frames per second, and length in seconds. */
export const film = { width: 1728, height: 1032, rate: 30, seconds: FILM_SECONDS };

/** The film's frames. */
export const frames = (): Drawing[] =>
  Array.from({ length: film.rate * film.seconds }, (_, index) =>
    heroFrame(index / (film.rate * film.seconds)),
  );

/**
 * A hash of the film's frames. The video files contain it as a comment, so that a test can tell whether the files are
 * up to date.
 */
export function fingerprint(scheme: Scheme): string {
  const hash = createHash('sha256').update(JSON.stringify([film, tokens.scene[scheme]]));
  for (const frame of frames()) hash.update(toSvg(frame));
  return hash.digest('hex');
}
