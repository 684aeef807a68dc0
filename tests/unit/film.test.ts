import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { film, fingerprint, frames } from '../../scripts/art/film.ts';
import { heroFrame } from '../../scripts/art/scenes/hero.ts';
import { traffic } from '../../scripts/art/scenes/traffic.ts';
import { home } from '../../src/content/home.ts';
import type { VideoSource } from '../../src/design/media/VideoBackground/VideoBackground.tsx';
import { toSvg } from '../../scripts/art/geometry.ts';

const sources: VideoSource[] = home.hero.films
  .flatMap(({ video }) => video)
  .filter(({ src }) => src.startsWith('/film/'));
const sizes = (scheme: 'light' | 'dark'): number[] =>
  sources.filter((source) => source.scheme === scheme).map(({ src }) => statSync(`public${src}`).size);

describe.each(['light', 'dark'] as const)('the hero’s film, %s', (scheme) => {
  test('has two encodings, the smaller first and at most 350 KB', () => {
    const [first = Infinity, second = 0] = sizes(scheme);
    expect(first).toBeLessThanOrEqual(350_000);
    expect(second).toBeGreaterThan(first);
  });

  test('shows the current scene; if not, run: npx tsx scripts/film.ts', () => {
    const made = fingerprint(scheme);
    for (const { src } of sources.filter((source) => source.scheme === scheme))
      expect(readFileSync(`public${src}`).includes(made), src).toBe(true);
  });
});

test('the film takes eight to twelve seconds, and moves in every frame', () => {
  expect(film.seconds).toBeGreaterThanOrEqual(8);
  expect(film.seconds).toBeLessThanOrEqual(12);
  expect(new Set(frames().map(toSvg)).size).toBe(film.rate * film.seconds);
});

test('the bridge is empty when the film starts and ends', () => {
  const road = { y: 0, length: heroFrame(0).viewBox[2] };
  expect(traffic(0, road)).toBe('');
  expect(traffic(film.seconds, road)).toBe('');
  expect(traffic(film.seconds / 2, road)).not.toBe('');
});
