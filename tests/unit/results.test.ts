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
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

test('a runner counts by its tests', () => {
  expect(runnerCount(0, vitest(12, 0, ['passed', 12]), vitestCount)).toEqual({ passed: 12, failed: 0 });
  expect(runnerCount(1, vitest(10, 2, ['failed', 12]), vitestCount)).toEqual({ passed: 10, failed: 2 });
  expect(runnerCount(0, playwright(7, 0, 0), playwrightCount)).toEqual({ passed: 7, failed: 0 });
  expect(runnerCount(1, playwright(7, 2, 1), playwrightCount)).toEqual({ passed: 7, failed: 3 });
});

test('a file that fails before its first test is a failure', () => {
  const report = vitest(3, 0, ['passed', 3], ['failed', 0]);
  expect(runnerCount(1, report, vitestCount)).toEqual({ passed: 3, failed: 1 });
});

test('nothing passes for want of a report, of tests, or of an explanation', () => {
  for (const code of [0, 1]) {
    expect(runnerCount(code, undefined, vitestCount)).toEqual({ passed: 0, failed: 1 });
    expect(runnerCount(code, '{"tests":', vitestCount)).toEqual({ passed: 0, failed: 1 });
    expect(runnerCount(code, '{}', playwrightCount)).toEqual({ passed: 0, failed: 1 });
    expect(runnerCount(code, vitest(0, 0), vitestCount)).toEqual({ passed: 0, failed: 1 });
    expect(runnerCount(code, playwright(0, 0, 0), playwrightCount)).toEqual({ passed: 0, failed: 1 });
  }
  expect(runnerCount(1, vitest(5, 0, ['passed', 5]), vitestCount)).toEqual({ passed: 5, failed: 1 });
});
