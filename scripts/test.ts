/**
 * The whole test run: generated files, static checks, unit tests, every story in both schemes, the production build
 * with its budgets, and the end-to-end tests on it. A failing step does not end it, so that one run tells all. The last
 * line is "N passed, N failed": a check counts as one, a test runner by its tests. Above it the failing tests are named
 * once more, so that the end of a log is enough to see what to look for.
 *
 * `--only=unit,stories` runs the named steps (the names are printed as the run goes).
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { chromiumHint, ensureChromium } from './ensure-chromium.ts';
import { playwrightCount, runnerCount, vitestCount, type Count } from './results.ts';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_HTML_OPEN: 'never',
};

/** Runs a command with its output shown; answers its exit code. */
const run = (command: string, args: string[], extra: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((done) => {
    spawn(command, args, { stdio: 'inherit', env: { ...env, ...extra } })
      .on('error', (error) => {
        console.error(error.message);
        done(127);
      })
      .on('close', (code) => done(code ?? 1));
  });

const failure: Count = { passed: 0, failed: 1 };

const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Count> =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : failure;

async function runner(
  count: (report: unknown) => Count,
  command: (report: string) => Promise<number>,
): Promise<Count> {
  const file = join(reports, `${Date.now()}.json`);
  const code = await command(file);
  return runnerCount(code, existsSync(file) ? readFileSync(file, 'utf8') : undefined, count);
}

const vitest =
  (...projects: string[]) =>
  (): Promise<Count> =>
    runner(vitestCount, (report) =>
      run('vitest', [
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    );

let built = true;
const build = async (): Promise<Count> => {
  const count = await check('npm', 'run', 'build')();
  built = count.failed === 0;
  return count;
};

const endToEnd = (): Promise<Count> => {
  if (built)
    return runner(playwrightCount, (report) =>
      run('playwright', ['test', '--reporter=list,json,html'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    );
  console.log('Skipped, and counted as failed: there is no build to test.');
  return Promise.resolve(failure);
};

/** A step that needs a browser; without one it fails and says why. */
const browsing = (step: () => Promise<Count>) => (): Promise<Count> => {
  if (env.CHROMIUM_PATH) return step();
  console.error(chromiumHint);
  return Promise.resolve(failure);
};

const steps: Record<string, () => Promise<Count>> = {
  generate: check('npm', 'run', 'generate'),
  types: check('tsc', '--noEmit'),
  eslint: check('eslint', '.', '--max-warnings=0'),
  stylelint: check('stylelint', 'src/**/*.css', '--max-warnings=0'),
  prettier: check('prettier', '--check', '--log-level=warn', '.'),
  knip: check('knip'),
  unit: vitest('unit'),
  stories: browsing(vitest('stories light', 'stories dark')),
  build,
  'end-to-end': browsing(endToEnd),
};

const chosen = Object.entries(steps).filter(([name]) => !only || only.includes(name));
if (chosen.some(([name]) => name === 'stories' || name === 'end-to-end'))
  env.CHROMIUM_PATH = ensureChromium();

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const allFailures: string[] = [];
for (const [name, step] of chosen) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, failures = [] } = await step();
  total.passed += passed;
  total.failed += failed;
  allFailures.push(...failures);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(12)}${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`,
  );
}
rmSync(reports, { recursive: true });

console.log(`\n${lines.join('\n')}\n`);
const shown = allFailures.slice(0, 10);
for (const each of shown) console.log(`${each}\n`);
if (allFailures.length > shown.length) console.log(`and ${allFailures.length - shown.length} more\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
