/** What a step of the test run came to. */
export interface Count {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The part of Playwright's JSON report that counts. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Vitest's tests; a file that failed before its first test is one failure. */
export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};

/** Playwright's tests; one that passed only when tried again failed. */
export const playwrightCount = (report: unknown): Count => {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
};

/**
 * The count of a test runner that exited with `code`. One that left no readable report, ran nothing, or failed without
 * a failing test (an error outside of any test, a crash at the end) has failed once more.
 */
export function runnerCount(
  code: number,
  report: string | undefined,
  count: (report: unknown) => Count,
): Count {
  let result: Count = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(report ?? ''));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unexplained = result.failed === 0 && (code !== 0 || result.passed === 0);
  return unexplained ? { ...result, failed: 1 } : result;
}
