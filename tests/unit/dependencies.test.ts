import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

test('every package has its reason in docs/dependencies.md, and an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (\S.*\S) +\|$/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual(
    [...Object.keys(dependencies), ...Object.keys(devDependencies)].sort(),
  );
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^(?:npm:.+@)?\d+\.\d+\.\d+$/);
});
