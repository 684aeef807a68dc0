import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../scripts/art/catalogue.ts';
import { episodes, numberOf } from '../../src/content/episodes/episodes.ts';
import { cover, planCover, type CoverOptions } from '../../src/design/art/cover.ts';
import { toSvg } from '../../src/design/art/geometry.ts';
import { PALETTES, PORTRAIT_GROUNDS, skin, WHITE } from '../../src/design/art/inks.ts';
import { portrait } from '../../src/design/art/portrait.ts';
import { tokens } from '../../src/design/theme/tokens.ts';

const files = [...CATALOGUE].map(([path, draw]) => ({ path, svg: toSvg(draw()) }));
const portraits = files.filter((file) => file.path.startsWith('portraits/'));
const shared = files.filter((file) => !file.path.startsWith('portraits/'));

/** Every hex color in a text, in lower case. */
function hexColors(text: string): string[] {
  return [...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([color]) => color.toLowerCase());
}

const tokenColors = new Set(hexColors(JSON.stringify(tokens)));
const scaleColors = new Set([...Object.values(tokens.mantine.colors).flat(), WHITE]);

describe('inks', () => {
  it('come from the scales', () => {
    for (const { ground, inks, line } of Object.values(PALETTES)) {
      expect([ground, ...inks, line].filter((color) => !scaleColors.has(color))).toEqual([]);
      expect(inks).not.toContain(ground);
      expect(new Set(inks).size).toBe(inks.length);
    }
    for (const { ground, inks, line, light, dark } of Object.values(PORTRAIT_GROUNDS)) {
      expect([ground, ...inks, line, light, dark].filter((color) => !scaleColors.has(color))).toEqual([]);
      expect(inks).not.toContain(ground);
    }
  });
});

describe('cover', () => {
  const options: fc.Arbitrary<CoverOptions> = fc.record(
    {
      seed: fc.string(),
      palette: fc.constantFrom(...(Object.keys(PALETTES) as (keyof typeof PALETTES)[])),
      size: fc.integer({ min: 48, max: 2400 }),
      rings: fc.integer({ min: 2, max: 9 }),
    },
    { requiredKeys: ['seed', 'palette'] },
  );

  it('never gives a ring its neighbor’s ink', () => {
    fc.assert(
      fc.property(options, (choice) => {
        const { bands, bead, colors } = planCover(choice);
        const inks = [colors.inks[0], ...bands.map((band) => band.ink)];
        inks.forEach((color, index) => expect(color).not.toBe(inks[index + 1]));
        expect(colors.inks).toEqual(expect.arrayContaining(bands.map((band) => band.ink)));
        if (bead !== undefined) {
          expect(colors.inks).toContain(bead.ink);
        }
      }),
    );
  });

  it('keeps rings apart, in order and within what is visible', () => {
    fc.assert(
      fc.property(options, (choice) => {
        const { bands, core, scale: scaleRadius, visible } = planCover(choice);
        const span = visible[1] - visible[0];
        let reached = core;
        for (const { radii, sweep } of bands) {
          expect(radii[0]).toBeGreaterThanOrEqual(reached - 1e-9);
          expect(radii[1]).toBeGreaterThan(radii[0]);
          expect(scaleRadius > radii[0] && scaleRadius < radii[1]).toBe(false);
          expect(sweep[0]).toBeGreaterThanOrEqual(visible[0]);
          expect(sweep[1]).toBeLessThanOrEqual(visible[1]);
          expect(sweep[1] - sweep[0]).toBeGreaterThanOrEqual(Math.min(60, span));
          expect((sweep[1] - sweep[0]) % 15).toBe(0);
          reached = radii[1];
        }
      }),
    );
  });

  it('always draws the same, well-formed square in the palette’s colors', () => {
    fc.assert(
      fc.property(options, (choice) => {
        const svg = toSvg(cover(choice));
        expect(toSvg(cover(choice))).toBe(svg);
        expect(svg).not.toMatch(/undefined|NaN|Infinity/);
        expect(() => new Resvg(svg)).not.toThrow();
        const { colors, size } = planCover(choice);
        const allowed = [colors.ground, colors.line, ...colors.inks];
        expect(hexColors(svg).filter((color) => !allowed.includes(color))).toEqual([]);
        expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
      }),
    );
  });

  it('takes a palette of one’s own', () => {
    const own = { ground: '#000000', inks: ['#111111', '#222222'], line: '#333333' };
    expect(new Set(hexColors(cover({ seed: 'own', palette: own }).body))).toEqual(
      new Set(['#000000', '#111111', '#222222', '#333333']),
    );
  });
});

describe('portrait', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('uses its ground’s colors, and skin tone %d once', (tone) => {
    for (const ground of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const) {
      const { body } = portrait({ seed: `someone-${ground}`, ground, tone });
      const colors = PORTRAIT_GROUNDS[ground];
      const allowed = [colors.ground, colors.line, colors.light, colors.dark, ...colors.inks];
      expect(hexColors(body).filter((color) => !allowed.includes(color))).toEqual([skin(tone)]);
    }
  });

  it('gives different people different faces, and the same one always the same', () => {
    const draw = (seed: string): string => portrait({ seed, ground: 'a' }).body;
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });
});

describe('catalogue', () => {
  it.each(files)('$path is well formed, with a root that a page can use', ({ svg }) => {
    expect(() => new Resvg(svg)).not.toThrow();
    expect(svg).not.toMatch(/undefined|NaN|Infinity|null|\[object|="\s*"/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="art" viewBox="/);
    expect(svg).not.toMatch(/<style|<script|<metadata|<title|\brole=|\baria-/);
  });

  it.each(shared)('$path holds nothing that is lost in another document', ({ svg }) => {
    expect(svg).not.toMatch(/url\(|href|clip-path|mask|<defs|<symbol/);
    expect(svg.match(/\bid="/g)).toHaveLength(1);
  });

  it.each(portraits)('$path refers to ids of its own only', ({ svg }) => {
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(['art', ...references]));
  });

  it('uses token colors only', () => {
    const strangers = files.flatMap(({ path, svg }) =>
      hexColors(svg)
        .filter((color) => !tokenColors.has(color))
        .map((color) => `${path}: ${color}`),
    );
    expect(strangers).toEqual([]);
  });

  it('draws every file the same on every run', () => {
    for (const { path, svg } of files) {
      expect(toSvg(CATALOGUE.get(path)?.() ?? cover({ seed: '', palette: 'dawn' })), path).toBe(svg);
    }
  });

  it('gives every episode a cover of its own, with palettes in turn by number', () => {
    const covers = files.filter((file) => /^covers\/ep-\d+\.svg$/.test(file.path));
    const drawn = episodes.filter(({ image }) => image.src.startsWith('/art/'));
    expect(covers).toHaveLength(drawn.length);
    expect(new Set(covers.map((file) => file.svg)).size).toBe(drawn.length);
    const turn = ['dawn', 'river', 'corn', 'stone', 'peony', 'brick'] as const;
    drawn.forEach(({ image, ...episode }) => {
      const palette = turn[numberOf(episode) % turn.length] ?? 'dawn';
      const file = covers.find(({ path }) => `/art/${path}` === image.src) ?? expect.unreachable(image.src);
      expect(hexColors(file.svg)[0]).toBe(PALETTES[palette].ground);
    });
  });

  it('stays small enough for a phone', () => {
    // The largest face of 3,000 names has 21,638 characters, 8 KB compressed.
    for (const { path, svg } of files) {
      expect(svg.length, path).toBeLessThan(path.startsWith('portraits/') ? 22_000 : 5_000);
    }
  });
});
