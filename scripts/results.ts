import { stripVTControlCharacters } from 'node:util';

/** What a step of the test run came to. */
export interface Count {
  passed: number;
  failed: number;
  /** The failing tests' names and why they failed, in a few lines each, where the runner tells. */
  failures?: string[];
}

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file or a group of tests in Playwright's JSON report. */
interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that counts. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A failing test's name and the beginning of what it says, without colors, stacks and empty lines. */
const failure = (name: string, message = ''): string => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, 10).map((line) => `  ${line.slice(0, 200)}`)].join('\n');
};

/** Vitest's tests; a file that failed before its first test is one failure. */
export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failing = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${file.name} › ${fullName}`, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name, message }) => failure(name, message)), ...failing],
  };
};

const playwrightFailures = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
      ),
    ),
  ...suites.flatMap(playwrightFailures),
];

/** Playwright's tests; one that passed only when tried again failed. */
export const playwrightCount = (report: unknown): Count => {
  const { stats, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(playwrightFailures),
  };
};

/**
 * The count of a test runner that exited with `code`. One that left no readable report, ran nothing (unless it
 * `mayBeEmpty`), or failed without a failing test (an error outside of any test, a crash at the end) has failed once more.
 */
export function runnerCount(
  code: number,
  report: string | undefined,
  count: (report: unknown) => Count,
  mayBeEmpty = false,
): Count {
  let result: Count = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(report ?? ''));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unexplained = result.failed === 0 && (code !== 0 || (result.passed === 0 && !mayBeEmpty));
  return unexplained ? { ...result, failed: 1 } : result;
}
