import { describe, expect, test } from 'vitest';
import { colorOf, withColors } from '../../src/design/theme/colors.ts';
import stated from '../../src/design/theme/tokens.json' with { type: 'json' };

const scales = { river: ['#eefaf8', '#002326'], rose: ['#fff3f5', '#3a0a13'] };

describe('a color of the tokens', () => {
  test.each([
    ['white', '#ffffff'],
    ['river.1', '#002326'],
    // Without chroma nothing of the step remains.
    ['oklch(from river.1 1 0 h)', '#ffffff'],
    ['oklch(from river.1 0 0 h)', '#000000'],
    // Lighter than its step, and in its hue.
    ['oklch(from river.1 0.206 0.028 h)', '#051b1d'],
    // Independent of scales: skin doesn't follow the brand.
    ['oklch(0.66 0.086 58)', '#ba855c'],
    ['0.5rem', '0.5rem'],
    ['rgb(0 20 22 / .62)', 'rgb(0 20 22 / .62)'],
  ])('%s is %s', (text, color) => {
    expect(colorOf(text, scales)).toBe(color);
  });

  test.each(['rivr.1', 'river.7', 'oklch(from rivr.1 0.2 0.03 h)'])('%s is refused, and named', (text) => {
    expect(() => colorOf(text, scales)).toThrow(/names the color (rivr\.1|river\.7), which no scale has/);
  });

  test('follows the scale that it refers to', () => {
    const others = { ...scales, river: scales.rose };
    expect(withColors({ a: ['river.1', { b: 'rose.1' }], c: 2 }, others)).toEqual({
      a: ['#3a0a13', { b: '#3a0a13' }],
      c: 2,
    });
    expect(colorOf('oklch(from river.1 0.206 0.028 h)', others)).not.toBe('#051b1d');
  });

  test('allows hex colors only in the scales', () => {
    const { mantine: _, ...rest } = stated;
    expect(JSON.stringify(rest)).not.toMatch(/#[0-9a-f]{6}\b(?![0-9a-f])/i);
  });
});
