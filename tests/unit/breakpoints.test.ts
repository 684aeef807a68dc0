import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { breakpoints, layoutBreakpoints } from '../../src/design/theme/breakpoints.ts';
import { theme } from '../../src/design/theme/theme.ts';

test('the theme has the breakpoints of the stylesheets', () => {
  expect(theme.breakpoints).toEqual(breakpoints);
});

describe('the variables of stylesheets', () => {
  let config: Awaited<ReturnType<typeof resolveConfig>>;

  beforeAll(async () => {
    config = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build');
  });

  /** A stylesheet as the build turns it out. */
  const built = async (css: string): Promise<string> => (await preprocessCSS(css, 'x.css', config)).code;

  test.each([
    ...Object.entries(breakpoints).map(([name, width]) => [`$mantine-breakpoint-${name}`, width]),
    ...Object.entries(layoutBreakpoints).map(([name, width]) => [`$breakpoint-${name}`, width]),
  ])('%s is %s', async (variable, width) => {
    const from = await built(`.x { @mixin larger-than ${variable} { order: 1; } }`);
    expect(from).toContain(`(min-width: ${width})`);
    // Below it by a hair, so that no width belongs to both or to neither.
    const [, below] =
      /\(max-width: ([\d.]+)em\)/.exec(await built(`.x { @mixin smaller-than ${variable} { order: 1; } }`)) ??
      [];
    expect(Number.parseFloat(width) - Number(below)).toBeCloseTo(0.1 / 16, 5);
  });
});
