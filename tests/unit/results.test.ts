import { expect, test } from 'vitest';
import { playwrightCount, runnerCount, vitestCount } from '../../scripts/results.ts';

const vitest = (
  numPassedTests: number,
  numFailedTests: number,
  ...files: [status: string, tests: number][]
) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    testResults: files.map(([status, tests]) => ({ status, assertionResults: Array(tests).fill({}) })),
  });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, suites: [] });

test('a runner counts by its tests', () => {
  expect(runnerCount(0, vitest(12, 0, ['passed', 12]), vitestCount)).toMatchObject({ passed: 12, failed: 0 });
  expect(runnerCount(1, vitest(10, 2, ['failed', 12]), vitestCount)).toMatchObject({ passed: 10, failed: 2 });
  expect(runnerCount(0, playwright(7, 0, 0), playwrightCount)).toMatchObject({ passed: 7, failed: 0 });
  expect(runnerCount(1, playwright(7, 2, 1), playwrightCount)).toMatchObject({ passed: 7, failed: 3 });
});

const red = '\u001b[31mExpected 2\u001b[39m\n\n  Received 3\n    at one.test.ts:4:2';

test('failing Vitest tests, and files without tests, are named with why', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status, failureMessages: [red] });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.ts',
        status: 'failed',
        assertionResults: [assertion('x', 'passed'), assertion('y', 'failed')],
      },
      { name: 'b.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  };
  expect(vitestCount(report).failures).toEqual([
    'b.ts\n  No such module',
    'a.ts › y\n  Expected 2\n    Received 3',
  ]);
});

test('failing Playwright tests are named with why, at any depth', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: ok ? [] : [{ message: red }] }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [{ specs: [spec('x', false)], suites: [{ specs: [spec('y', true), spec('z', false)] }] }],
  };
  expect(playwrightCount(report).failures).toEqual([
    'a.spec.ts:7 › x\n  Expected 2\n    Received 3',
    'a.spec.ts:7 › z\n  Expected 2\n    Received 3',
  ]);
});

test('a failure says its first ten lines, and of each the beginning', () => {
  const long = Array<string>(30).fill('x'.repeat(500)).join('\n');
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ name: 'a', status: 'failed', message: long, assertionResults: [] }],
  };
  const [said = ''] = vitestCount(report).failures ?? [];
  expect(said.split('\n')).toHaveLength(11);
  expect(said.length).toBeLessThan(2_100);
});

test('a file that fails before its first test is a failure', () => {
  const report = vitest(3, 0, ['passed', 3], ['failed', 0]);
  expect(runnerCount(1, report, vitestCount)).toMatchObject({ passed: 3, failed: 1 });
});

test('where nothing may be reached, nothing is fine', () => {
  expect(runnerCount(0, vitest(0, 0), vitestCount, true)).toMatchObject({ passed: 0, failed: 0 });
  expect(runnerCount(1, vitest(0, 0), vitestCount, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('nothing passes for want of a report, of tests, or of an explanation', () => {
  for (const code of [0, 1]) {
    expect(runnerCount(code, undefined, vitestCount)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerCount(code, '{"tests":', vitestCount)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerCount(code, '{}', playwrightCount)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerCount(code, vitest(0, 0), vitestCount)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerCount(code, playwright(0, 0, 0), playwrightCount)).toMatchObject({ passed: 0, failed: 1 });
  }
  expect(runnerCount(1, vitest(5, 0, ['passed', 5]), vitestCount)).toMatchObject({ passed: 5, failed: 1 });
});
