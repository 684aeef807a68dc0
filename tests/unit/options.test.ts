import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
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
    write: { type: 'boolean', about: 'writes it down' },
  },
} as const;

let said: MockInstance<typeof console.error>;
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a command gets its options, or their defaults', () => {
  expect(readOptions(command, []).values).toEqual({ runs: '5' });
  expect(readOptions(command, ['--runs=3', '--changed', '--write']).values).toEqual({
    runs: '3',
    changed: 'HEAD',
    write: true,
  });
});

test.each([
  ['--run=3', "Unknown option '--run'."],
  ['page', "Unexpected argument 'page'."],
  ['--write=3', "Option '--write' does not take an argument."],
  ['--runs=many', '--runs must be a whole number, not "many".'],
])('a command refuses %s in one sentence', (arg, sentence) => {
  expect(() => readOptions(command, [arg])).toThrow(/process\.exit.*2/);
  expect(said).toHaveBeenCalledExactlyOnceWith(`${sentence} --help lists the options.`);
});
