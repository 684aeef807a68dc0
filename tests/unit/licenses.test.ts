import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { licensesText, packageOf } from '../../scripts/licenses.ts';

const root = mkdtempSync(path.join(tmpdir(), 'licenses-'));
afterAll(() => rmSync(root, { recursive: true }));

function makePackage(json: Record<string, unknown>, license?: string): string {
  const folder = path.join(root, String(json.name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...json }));
  if (license) writeFileSync(path.join(folder, 'LICENSE.md'), license);
  return folder;
}

it.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@mantine/core/esm/Button.mjs', '/site/node_modules/@mantine/core'],
  ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
  ['\0/site/node_modules/react/index.js?commonjs', '/site/node_modules/react'],
  ['/site/src/shell/App.tsx', undefined],
  ['\0rolldown/runtime.js', undefined],
])('the package of %j is %s', (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});

it('names each package once, in alphabetical order, with the text of its license', () => {
  const zebra = makePackage(
    { name: 'zebra', license: 'MIT', homepage: 'https://zebra.example' },
    'Copyright Z',
  );
  const alpha = makePackage({ name: 'alpha', license: 'MIT', author: { name: 'Alpha Author' } });
  const text = licensesText('The Site', [zebra, alpha, zebra]);
  expect(text).toMatch(/^The Site is/);
  expect(text.indexOf('alpha 1.0.0')).toBeLessThan(text.indexOf('zebra 1.0.0'));
  expect(text.split('zebra 1.0.0')).toHaveLength(2);
  for (const part of ['Copyright Z', 'License: MIT', 'https://zebra.example', 'Author: Alpha Author'])
    expect(text).toContain(part);
});

it('stops at a package that names no license', () => {
  expect(() => licensesText('The Site', [makePackage({ name: 'nothing' })])).toThrow(
    'nothing has no license',
  );
});
