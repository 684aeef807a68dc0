/** Tests that the output of `npm run new` compiles: adds a section, a page and an episode to a copy of the project. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../scripts/copy-project.ts';

let copy = '';

/** Runs an installed command, such as `tsx`, in the copy of the project. Returns whether it failed, and its output. */
const run = (command: string, ...args: string[]): Promise<{ failed: boolean; said: string }> =>
  new Promise((done) => {
    execFile(
      path.join(copy, 'node_modules/.bin', command),
      args,
      { cwd: copy, maxBuffer: Infinity },
      (error, stdout, stderr) => done({ failed: error !== null, said: stdout + stderr }),
    );
  });

// In pseudo-English, the generators don't find the text that they add lines to.
describe.skipIf(process.env.PSEUDO)('the output of npm run new', () => {
  const written: string[] = [];

  beforeAll(async () => {
    copy = mkdtempSync(path.join(tmpdir(), 'generators-'));
    copyProject(copy);
    for (const made of ['.storybook/generated', 'public', 'src/design/theme', 'src/themes'])
      cpSync(made, path.join(copy, made), { recursive: true });
    // Run them one after the other, because each reads what the previous one has written.
    for (const what of [
      ['section', 'proof', 'PressMentions'],
      ['page', '/press-kit'],
      ['episode', 'It’s "it"'],
    ]) {
      const { failed, said } = await run('tsx', 'scripts/new/index.ts', ...what);
      expect(failed, said).toBe(false);
      written.push(...[...said.matchAll(/^(?:wrote|changed) +(\S+)$/gm)].map(([, file = '']) => file));
    }
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  const of = (ending: RegExp): string[] => written.filter((file) => ending.test(file));

  test('is a section, a page and an episode', () => {
    expect(of(/\.stories\.tsx$/)).toHaveLength(2);
    expect(of(/episodes\/\d{4}-its-it\.ts$/)).toHaveLength(1);
    for (const file of written) expect(existsSync(path.join(copy, file)), file).toBe(true);
  });

  test('compiles', { timeout: 120_000 }, async () => {
    const config = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
    // Compile only the new files and what they import.
    const { include: _, ...rest } = config;
    writeFileSync(
      path.join(copy, 'tsconfig.json'),
      JSON.stringify({ ...rest, files: [...of(/\.tsx?$/), 'src/placeholder.d.ts'] }),
    );
    const { failed, said } = await run('tsc', '--noEmit');
    expect(failed, said).toBe(false);
  });
});
