import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countOf } from '../../scripts/results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
const report = path.join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (passed: number, ...testResults: unknown[]): void =>
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, testResults }));
const failing = {
  name: 'a.test.ts',
  status: 'failed',
  assertionResults: [
    { fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2\n    at a.test.ts'] },
  ],
};

test('a runner counts its tests, and lists the failed ones', () => {
  write(3, failing);
  expect(countOf(1, 'vitest', report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts › adds\n  1 is not 2'],
  });
});

test('a file that fails to load, an error outside of tests and an empty run are failures', () => {
  write(3, { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] });
  expect(countOf(1, 'vitest', report)).toMatchObject({ passed: 3, failed: 1 });
  write(3);
  expect(countOf(1, 'vitest', report)).toMatchObject({ passed: 3, failed: 1 });
  write(0);
  expect(countOf(0, 'vitest', report)).toMatchObject({ passed: 0, failed: 1 });
  expect(countOf(0, 'playwright', path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});
