import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../scripts/art/catalog.ts';
import { episodes, numberOf } from '../../src/content/episodes/episodes.ts';
import { cover, planCover, type CoverOptions } from '../../scripts/art/cover.ts';
import {
  arcPath,
  discPath,
  formatNumber,
  pathData,
  pointAt,
  scale,
  sectorPath,
  toSvg,
  type Point,
} from '../../scripts/art/geometry.ts';
import { ink, PALETTES, PORTRAIT_GROUNDS, skin, themed, themedIn, WHITE } from '../../scripts/art/inks.ts';
import { portrait } from '../../scripts/art/portrait.ts';
import { createRandom, pick } from '../../scripts/art/random.ts';
import { tokens } from '../../src/design/theme/tokens.ts';
import { themes } from '../../src/themes/themes.ts';

const CENTER: Point = [100, 100];
const files = [...CATALOG].map(([path, draw]) => ({ path, svg: toSvg(draw()) }));
const portraits = files.filter((file) => file.path.startsWith('portraits/'));
const shared = files.filter((file) => !file.path.startsWith('portraits/'));

/** Every hex color in a string, in lowercase. */
function hexColors(text: string): string[] {
  return [...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([color]) => color.toLowerCase());
}

const tokenColors = new Set(hexColors(JSON.stringify(tokens)));
const scaleColors = new Set([...Object.values(tokens.mantine.colors).flat(), WHITE]);

/** The numbers in an SVG path's data, in order. */
function numbers(data: string): number[] {
  return [...data.matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g)].map(([text]) => Number(text));
}

describe('geometry', () => {
  it('measures angles like a protractor', () => {
    const rounded = (angle: number): string[] =>
      pointAt(CENTER, 50, angle).map((value) => formatNumber(value));
    expect(rounded(0)).toEqual(['150', '100']);
    expect(rounded(90)).toEqual(['100', '50']);
    expect(rounded(180)).toEqual(['50', '100']);
    expect(rounded(270)).toEqual(['100', '150']);
  });

  it('puts every point at the given distance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (radius, angle) => {
          const [x, y] = pointAt(CENTER, radius, angle);
          expect(Math.hypot(x - CENTER[0], y - CENTER[1])).toBeCloseTo(radius, 6);
        },
      ),
    );
  });

  it('formats numbers briefly and parses them again', () => {
    expect([0.5, -0.25, -0.001, 12, 3.14159].map((value) => formatNumber(value))).toEqual([
      '.5',
      '-.25',
      '0',
      '12',
      '3.14',
    ]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2000, max: 2000, noNaN: true }), { minLength: 1 }), (values) => {
        const read = numbers(pathData('M', ...values));
        expect(read).toHaveLength(values.length);
        read.forEach((value, index) =>
          expect(Math.abs(value - (values[index] ?? NaN))).toBeLessThan(0.00501),
        );
      }),
    );
  });

  it('draws a quarter of a disc and a slice of a ring', () => {
    expect(sectorPath(CENTER, [0, 50], [0, 90])).toBe('M150 100A50 50 0 0 0 100 50L100 100z');
    expect(sectorPath(CENTER, [20, 50], [0, 90])).toBe(
      'M150 100A50 50 0 0 0 100 50L100 80A20 20 0 0 1 120 100z',
    );
  });

  it('draws a closed ring as a disc with a hole in the other direction', () => {
    expect(sectorPath(CENTER, [0, 50], [0, 360])).toBe(discPath(CENTER, 50));
    expect(sectorPath(CENTER, [20, 50], [90, 450])).toBe(discPath(CENTER, 50) + discPath(CENTER, 20, true));
    expect(discPath(CENTER, 50)).toContain(' 0 50 100');
    expect(discPath(CENTER, 50, true)).toContain(' 1 50 100');
  });

  it('uses the large-arc flag only for more than a half circle', () => {
    expect(arcPath(CENTER, 50, [0, 150])).toContain('A50 50 0 0 0');
    expect(arcPath(CENTER, 50, [0, 300])).toContain('A50 50 0 1 0');
  });

  it('keeps the center of a half circle despite rounding', () => {
    // The path's radius (1) is too small, so SVG uses half the distance between the ends.
    expect(arcPath(CENTER, 33.336, [0, 180])).toBe('M133.34 100A1 1 0 0 0 66.66 100');
    expect(arcPath(CENTER, 50, [0, 179])).toMatch(/^M150 100(A50 50 0 0 0 [-.\d ]+){2}$/);
  });

  it('spaces marks evenly, and draws every fifth one separately', () => {
    const style = { color: 'red', every: 3, length: 6, width: 1.2 };
    const paths = [...scale(CENTER, 80, [0, 180], style).matchAll(/<path[^>]*>/g)].map(([path]) => path);
    const dashes = paths.map((path) => numbers(/stroke-dasharray="([^"]*)"/.exec(path)?.[1] ?? ''));
    expect(dashes.map(([mark = NaN, gap = NaN]) => mark + gap)).toEqual([3, 15]);
    expect(scale(CENTER, 80, [0, 180], { ...style, line: 1 })).toContain(
      `d="${arcPath(CENTER, 80, [0, 180])}"`,
    );
  });
});

describe('random numbers', () => {
  it('produce the sequence the drawings were designed with', () => {
    const first = (seed: string): number[] => {
      const random = createRandom(seed);
      return [random(), random(), random(), random()].map((value) => value * 2 ** 32);
    };
    expect(first('ep-1')).toEqual([2249603716, 994875900, 478287826, 134780992]);
    expect(first('lead-miriam')).toEqual([1310116082, 2206171294, 1840212687, 4158030421]);
    expect(first('')).toEqual([1806248684, 3539314833, 3550648562, 700617701]);
  });

  it('stay within bounds and are reproducible', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const once = createRandom(seed);
        const again = createRandom(seed);
        for (let turn = 0; turn < 50; turn += 1) {
          const value = once();
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
          expect(again()).toBe(value);
        }
      }),
    );
  });

  it('pick one of the choices, and reject an empty list', () => {
    const random = createRandom('seed');
    for (let turn = 0; turn < 50; turn += 1) {
      expect(['a', 'b', 'c']).toContain(pick(random, ['a', 'b', 'c']));
    }
    expect(() => pick(random, [])).toThrow('nothing to pick');
  });
});

describe('colors', () => {
  it('come from the scales', () => {
    for (const { ground, inks, line } of Object.values(PALETTES)) {
      expect([ground, ...inks, line].filter((color) => !scaleColors.has(color))).toEqual([]);
      expect(inks).not.toContain(ground);
      expect(new Set(inks).size).toBe(inks.length);
    }
    for (const { ground, inks, line, light, dark } of Object.values(PORTRAIT_GROUNDS)) {
      const all = [ground, ...inks, line, light, dark].flatMap(hexColors);
      expect(all.filter((color) => !scaleColors.has(color))).toEqual([]);
      expect(inks.flatMap(hexColors)).not.toContain(ground);
    }
  });

  it('follow the page, with the light scheme as fallback', () => {
    expect(ink('river', 8)).toBe(tokens.mantine.colors.river[8]);
    expect(themed('scene-sky')).toBe(`var(--scene-sky,${tokens.scene.light.sky})`);
    expect(themed('text')).toBe(`var(--text,${tokens.semantic.light.text})`);
    expect(themed('art-warm')).toBe(`var(--art-warm,${tokens.art.light.warm})`);
  });

  it('are those of another theme in drawings for its pages', () => {
    const { conference } = themes;
    expect(conference.scene.light.sky).not.toBe(tokens.scene.light.sky);
    expect(themedIn(conference)('scene-sky')).toBe(`var(--scene-sky,${conference.scene.light.sky})`);
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

  it('never gives neighboring rings the same color', () => {
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

  it('keeps rings apart, in order and within the visible part', () => {
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

  it('extends no farther than its pivot allows, as a share of the side', () => {
    fc.assert(
      fc.property(options, (choice) => {
        const { bands, scale: scaleRadius, size, visible } = planCover(choice);
        const reach = Math.max(scaleRadius, ...bands.map((band) => band.radii[1])) / size;
        const span = visible[1] - visible[0];
        const most = span === 90 ? 1.08 : span === 180 ? 0.82 : 0.7;
        expect(reach).toBeLessThanOrEqual(most + 1e-9);
        expect(reach).toBeGreaterThan(0.3);
      }),
    );
  });

  it('has the requested number of rings, including the scale', () => {
    fc.assert(
      fc.property(options, (choice) => {
        const { bands } = planCover(choice);
        const rings = bands.length + 1;
        if (choice.rings === undefined) {
          expect([4, 5, 6]).toContain(rings);
        } else {
          expect(rings).toBe(choice.rings);
        }
      }),
    );
  });

  it('always draws the same well-formed square in the palette’s colors', () => {
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

  it('accepts a custom palette', () => {
    const own = { ground: '#000000', inks: ['#111111', '#222222'], line: '#333333' };
    expect(new Set(hexColors(cover({ seed: 'own', palette: own }).body))).toEqual(
      new Set(['#000000', '#111111', '#222222', '#333333']),
    );
  });
});

describe('portrait', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('uses its background’s colors, and skin tone %d once', (tone) => {
    for (const ground of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const) {
      const { body } = portrait({ seed: `someone-${ground}`, ground, tone });
      const colors = PORTRAIT_GROUNDS[ground];
      const allowed = [colors.ground, colors.line, colors.light, colors.dark, ...colors.inks].flatMap(
        hexColors,
      );
      expect(hexColors(body).filter((color) => !allowed.includes(color))).toEqual(hexColors(skin(tone)));
    }
  });

  it('gives different people different faces, and the same person always the same', () => {
    const draw = (seed: string): string => portrait({ seed, ground: 'a' }).body;
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });
});

describe('catalog', () => {
  it.each(files)('$path is well formed', ({ svg }) => {
    expect(() => new Resvg(svg)).not.toThrow();
    expect(svg).not.toMatch(/undefined|NaN|Infinity|null|\[object|="\s*"/);
    expect(svg).not.toMatch(/\d\.\d{4,}/);
  });

  it.each(files)('$path has a root that pages can use', ({ svg }) => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="art" viewBox="-?\d+ -?\d+ \d+ \d+" preserveAspectRatio="x(?:Min|Mid|Max)Y(?:Min|Mid|Max) (?:meet|slice)"/,
    );
    expect(svg).not.toMatch(/<style|<script|<metadata|<title|\brole=|\baria-/);
  });

  it.each(shared)('$path contains nothing that is lost in another document', ({ svg }) => {
    expect(svg).not.toMatch(/url\(|href|clip-path|mask|<defs|<symbol/);
    expect(svg.match(/\bid="/g)).toHaveLength(1);
  });

  it.each(portraits)('$path refers only to its own ids', ({ svg }) => {
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

  it('draws every file identically on every run', () => {
    for (const { path, svg } of files) {
      expect(toSvg(CATALOG.get(path)?.() ?? cover({ seed: '', palette: 'dawn' })), path).toBe(svg);
    }
  });

  it('gives every episode its own cover, and cycles through the palettes by episode number', () => {
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
    // Of the faces for 3,000 names, the largest one has 21,638 characters, or 8 KB compressed. The largest scene, the
    // greenhouse beside its case study, has 5,831 characters, or 2 KB compressed.
    for (const { path, svg } of files) {
      expect(svg.length, path).toBeLessThan(path.startsWith('portraits/') ? 22_000 : 6_000);
    }
  });
});
