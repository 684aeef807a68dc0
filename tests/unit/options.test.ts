import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Runs a script; answers its exit code and what it says. */
const run = (call: string, option: string): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((done) => {
    const args = ['--import', ...call.split(' '), option];
    execFile(process.execPath, args, { timeout: 30_000 }, (error, out, err) =>
      done({ code: error ? error.code : 0, out, err }),
    );
  });

describe.concurrent('what package.json and the documents call', () => {
  // One process for each: a script that lists its options has them read by readOptions, which refuses the others.
  test.each([...calls])('%s lists its options', async (call) => {
    const { code, out, err } = await run(call, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^np[mx] [\s\S]+^ {2}--help +lists the options$/m);
  });

  test('the local server refuses an option that it does not know', async () => {
    expect(await run('tsx scripts/serve.ts', '--no-such-option')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--no-such-option'. --help lists the options.\n",
    });
  });
});

test('what gets the options of a command of ours runs before all else', () => {
  const late = Object.entries(scripts).filter(([, line]) => / && .*tsx [^&]*$/.test(line));
  expect(late).toEqual([]);
});
