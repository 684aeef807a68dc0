import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { readOptions } from '../../scripts/options.ts';

const command = {
  name: 'npm run measure',
  about: 'Measures.',
  options: {
    runs: {
      type: 'string',
      default: '5',
      value: '<number>',
      about: 'how often',
      must: [(value: string) => /^\d+$/.test(value), 'a whole number'],
    },
    changed: { type: 'string', alone: 'HEAD', value: '<commit>', about: 'since when' },
    only: { type: 'string', multiple: true, about: 'what' },
    write: { type: 'boolean', about: 'writes it down' },
  },
} as const;

describe('a command', () => {
  let said: MockInstance<typeof console.error>;
  let printed: MockInstance<typeof console.log>;
  beforeEach(() => {
    said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test('gets its options, and its own values where they are left out', () => {
    expect(readOptions(command, []).values).toEqual({ runs: '5' });
    const { values } = readOptions(command, ['--runs=3', '--only', 'a', '--only=b', '--write']);
    expect(values).toEqual({ runs: '3', only: ['a', 'b'], write: true });
  });

  test('takes an option without a value where that has a meaning', () => {
    expect(readOptions(command, ['--changed']).values.changed).toBe('HEAD');
    expect(readOptions(command, ['--changed=main']).values.changed).toBe('main');
  });

  test('takes other words only where it knows what to do with them', () => {
    expect(readOptions({ ...command, positionals: '[page ...]' }, ['/a', '/b']).positionals).toEqual([
      '/a',
      '/b',
    ]);
    expect(() => readOptions(command, ['/a'])).toThrow(/process\.exit.*2/);
  });

  test('lists its options, and does nothing else', () => {
    expect(() => readOptions(command, ['--runs=3', '--help'])).toThrow(/process\.exit.*0/);
    expect(printed).toHaveBeenCalledExactlyOnceWith(
      [
        'npm run measure -- [options]',
        '',
        'Measures.',
        '',
        '  --runs=<number>      how often (default 5)',
        '  --changed[=<commit>]  since when',
        '  --only=<value>       what',
        '  --write              writes it down',
        '  --help               lists the options',
      ]
        .join('\n')
        .replaceAll(/^( {2}--(?!changed)\S+ +)/gm, '$1 '),
    );
  });

  test.each([
    ['--run=3', "Unknown option '--run'."],
    ['page', "Unexpected argument 'page'."],
    ['--write=3', "Option '--write' does not take an argument."],
    ['--only', "Option '--only <value>' argument missing."],
    ['--runs=many', '--runs must be a whole number, not "many".'],
  ])('says in a sentence what is wrong with %s', (arg, sentence) => {
    expect(() => readOptions(command, [arg])).toThrow(/process\.exit.*2/);
    expect(said).toHaveBeenCalledExactlyOnceWith(`${sentence} --help lists the options.`);
  });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8'));

/** Every script of ours that package.json or a document names, with what it is called with there. */
const calls = new Set([
  ...Object.values(scripts)
    .flatMap((line) => line.split(' && '))
    .filter((part) => part.startsWith('tsx ')),
  ...documents.flatMap((text) => text.match(/(?<=npx )tsx scripts\/[\w/-]+\.ts/g) ?? []),
]);

/** Runs a script in this process, as Node would with these arguments; answers its exit code and what it prints. */
async function run(script: string, ...args: string[]): Promise<{ code?: number; out: string; err: string }> {
  const printed = { out: [] as string[], err: [] as string[] };
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('process.exit');
  });
  // A process that has ended prints nothing more, whatever catches the error above.
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

describe('what package.json and the documents call', () => {
  test.each([...calls].map((call) => call.split(' ')))(
    '%s %s lists its options',
    async (_tsx, script = '', ...args) => {
      const { code, out, err } = await run(script, ...args, '--help');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^np[mx] [\s\S]+^ {2}--help +lists the options$/m);
    },
  );

  test('the local server refuses an option that it does not know', async () => {
    expect(await run('scripts/serve.ts', '--no-such-option')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--no-such-option'. --help lists the options.",
    });
  });
});

test('what gets the options of a command of ours runs before all else', () => {
  const late = Object.entries(scripts).filter(([, line]) => / && .*tsx [^&]*$/.test(line));
  expect(late).toEqual([]);
});
