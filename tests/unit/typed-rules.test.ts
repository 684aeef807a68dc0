/** The rules of .oxlintrc.json that need types are in force, whatever a file says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const examples: [rule: string, code: string][] = [
  ['no-floating-promises', 'Promise.resolve(1);'],
  ['no-misused-promises', 'export const x = Promise.resolve(true) ? 1 : 2;'],
  ['no-unnecessary-condition', 'export const x = (y: object): number => (y ? 1 : 2);'],
  ['no-unsafe-member-access', 'export const x = (y: string): void => console.log(JSON.parse(y).z);'],
  ['no-deprecated', '/** @deprecated */\nconst old = 1;\nexport const x = [old];'],
  [
    'switch-exhaustiveness-check',
    "export const x = (y: 'a' | 'b') => {\n  switch (y) {\n    case 'a':\n  }\n};",
  ],
];
const sound = 'export const x = async (y: Promise<number>): Promise<number> => (await y) + 1;';

let root = '';
/** The rules that each file breaks. */
const broken = new Map<string, string[]>();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "esnext" } }');
  writeFileSync(join(root, 'sound.ts'), sound);
  for (const [rule, code] of examples) {
    writeFileSync(join(root, `${rule}.ts`), code);
    writeFileSync(join(root, `${rule}-off.ts`), `/* eslint-disable */\n${code}`);
  }
  const args = ['-c', resolve('.oxlintrc.json'), '--format=json'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics)
    broken.set(filename, [...(broken.get(filename) ?? []), code.replace(/^typescript\((.+)\)$/, '$1')]);
}, 30_000);
afterAll(() => rmSync(root, { recursive: true }));

test.each(examples)('%s', (rule) => {
  expect(broken.get(`${rule}.ts`)).toContain(rule);
  expect(broken.get(`${rule}-off.ts`)).toContain(rule);
});

test('what is sound passes', () => {
  expect(broken.get('sound.ts')).toBeUndefined();
});
