import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The result of a step: how many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** The failing tests, each with the start of its message. */
  failures: string[];
}

/** A failing test's name and the start of its message, without colors, stack traces and empty lines. */
function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, 10).map((line) => `  ${line.slice(0, 200)}`)].join('\n');
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Functions that count the tests in the JSON report of each test runner. */
const readers = {
  vitest(report: JsonTestResults): Count {
    const failed = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      // A file that fails before its first test is one failure.
      if (status === 'failed' && assertionResults.length === 0) return failure(name, message);
      return tests.map(({ fullName, failureMessages }) =>
        failure(`${name} › ${fullName}`, failureMessages?.[0]),
      );
    });
    return { passed: report.numPassedTests, failed: failed.length, failures: failed };
  },
  playwright({ stats, suites }: JSONReport): Count {
    const failed = suites.flatMap(specsIn).filter(({ ok }) => !ok);
    return {
      passed: stats.expected,
      // A test that passes only on retry has failed.
      failed: stats.unexpected + stats.flaky,
      failures: failed.map(({ file, line, title, tests }) => {
        const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return failure(`${file}:${line} › ${title}`, error?.message);
      }),
    };
  },
};

/** A test runner that writes a JSON report. */
export type Runner = keyof typeof readers;

/**
 * Counts the tests of a step that exited with `code`. Without a `runner`, the step itself counts as one test.
 * Otherwise, the tests in the runner's report count. If the report can't be read, if no tests ran, or if the runner
 * failed without a failing test (an error outside of tests), there is one failure.
 */
export function countOf(code: number, runner: Runner | undefined, report: string): Count {
  const failedOnce = { passed: 0, failed: 1, failures: [] };
  if (!runner) return code === 0 ? { ...failedOnce, passed: 1, failed: 0 } : failedOnce;
  try {
    const count = readers[runner](JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults & JSONReport);
    const unexplained = count.failed === 0 && (code !== 0 || count.passed === 0);
    return unexplained ? { ...count, failed: 1 } : count;
  } catch {
    return failedOnce;
  }
}
