/** Tests that every command has `--help` and rejects unknown options. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8'));

/** Every command line in package.json, a document or scripts/check.ts that runs one of our scripts. */
const calls = new Set([
  ...Object.values(scripts)
    .flatMap((line) => line.split(' && '))
    .flatMap((part) => /\btsx scripts\/.*/.exec(part) ?? []),
  ...documents.flatMap((text) => text.match(/(?<=npx )tsx scripts\/[\w/-]+\.ts/g) ?? []),
  ...[...readFileSync('scripts/check.ts', 'utf8').matchAll(/: \['([\w/-]+)', '/g)].map(
    ([, script]) => `tsx scripts/${script}.ts`,
  ),
]);

/** Runs a script in this process, as Node would with these arguments. Returns its exit code and output. */
async function run(script: string, ...args: string[]): Promise<{ code?: number; out: string; err: string }> {
  const printed = { out: [] as string[], err: [] as string[] };
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('process.exit');
  });
  // Ignore what the script prints after it has called `process.exit`, because the script can catch the error thrown
  // above and continue.
  const print = (lines: string[]) => (line: string) => {
    if (exit.mock.calls.length === 0) lines.push(line);
  };
  vi.spyOn(console, 'log').mockImplementation(print(printed.out));
  vi.spyOn(console, 'error').mockImplementation(print(printed.err));
  const { argv } = process;
  process.argv = [process.execPath, resolve(script), ...args];
  try {
    await import(/* @vite-ignore */ `${resolve(script)}`);
  } catch (error) {
    if (exit.mock.calls.length === 0) throw error;
  } finally {
    process.argv = argv;
  }
  const [code] = exit.mock.calls[0] ?? [];
  vi.restoreAllMocks();
  vi.resetModules();
  return { code: Number(code), out: printed.out.join('\n'), err: printed.err.join('\n') };
}

describe('the commands in package.json and the documents', () => {
  test.each([...calls].map((call) => call.split(' ')))(
    '%s %s lists its options',
    async (_tsx, script = '', ...args) => {
      const { code, out, err } = await run(script, ...args, '--help');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^np[mx] [\s\S]+--help/);
    },
  );

  test('the local server rejects an unknown option', async () => {
    expect(await run('scripts/serve.ts', '--no-such-option')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--no-such-option'. --help lists the options.",
    });
  });
});
