/**
 * Runs the tests. A failing step doesn't stop the run. The first ten failing tests are listed again at the end, and the
 * last line is "N passed, N failed". docs/decisions/tests.md says why we use no task runner.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHint, ensureChromium } from './ensure-chromium.ts';
import { engineHint, engines, ensureEngines } from './engines.ts';
import { ensureNginx, nginxHint } from './nginx.ts';
import { readOptions, refuse } from './options.ts';
import { countOf, type Count, type Runner } from './results.ts';

/** Functions that install what steps need on the machine. Each returns a message if that fails. */
const install = {
  nginx: async () => ((await ensureNginx()) ? undefined : nginxHint),
  chromium: async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
    return process.env.CHROMIUM_PATH ? undefined : chromiumHint;
  },
  engines: async () => {
    const missing = await ensureEngines();
    for (const engine of missing) console.log(engineHint(engine));
    return missing.length === engines.length ? 'No other browser is installed.' : undefined;
  },
};

interface Step {
  /** A shell command. */
  command: string;
  /** The command with `--ci`, if it differs. */
  ciCommand?: string;
  /** The command's test runner. Without one, the command counts as one test. */
  runner?: Runner;
  /** What has to be installed on the machine. */
  needs?: keyof typeof install;
  /** The step whose output this step tests. That step has to finish before this one starts. */
  tests?: string;
  /** Whether this step needs the whole machine, so that no other step runs at the same time. */
  alone?: boolean;
  /** Whether this step reads no generated file, so that it can start before `generate` has finished. */
  early?: boolean;
  /** Whether this step runs only with `--ci` or if `--only` names it. */
  ci?: boolean;
}

/**
 * Runs a project of Vitest. The projects that run in Node have their own configuration, with which Vitest starts faster,
 * because it doesn't load Storybook.
 */
const vitest = (project: string, more = '--config=vitest.node.config.ts'): Step => ({
  command: `vitest run --project=${project} ${more} --reporter=default --reporter=json --outputFile.json=$REPORT`,
  runner: 'vitest',
});
const playwright = (more: string): Step => ({
  command: `PLAYWRIGHT_HTML_OPEN=never PLAYWRIGHT_JSON_OUTPUT_NAME=$REPORT playwright test ${more}`,
  runner: 'playwright',
});

const stories = vitest('stories', '--config=vitest.config.ts');
const report = '--reporter=list,json,html';

/** The steps. At most two run at a time. Steps that others wait for come first, then the longest ones. */
const steps: Record<string, Step> = {
  generate: { command: 'tsx scripts/generate.ts', early: true },
  build: { command: 'tsx scripts/build.ts' },
  'build-storybook': {
    command:
      'tsx scripts/room/assets.ts && storybook build --quiet --loglevel=warn && tsx scripts/room/minify.ts',
    ci: true,
  },
  library: { command: 'tsx scripts/library/index.ts' },
  unit: vitest('unit'),
  storybook: {
    ...playwright('--config=tests/storybook --reporter=list,json'),
    needs: 'chromium',
    tests: 'build-storybook',
    ci: true,
  },
  browsers: {
    ...vitest('browsers', '--config=vitest.node.config.ts --tags-filter=smoke'),
    needs: 'engines',
    tests: 'build',
    ci: true,
  },
  eslint: { command: 'eslint . --max-warnings=0' },
  hosts: { ...vitest('hosts'), needs: 'nginx', tests: 'build', ci: true },
  prettier: { command: 'prettier --check --log-level=warn .', early: true },
  packaging: { ...vitest('library'), tests: 'library' },
  package: { command: 'tsx scripts/test-package.ts vite --built', needs: 'chromium', tests: 'library' },
  acceptance: { ...vitest('acceptance'), tests: 'build' },
  oxlint: { command: 'oxlint --quiet' },
  types: { command: 'tsc --noEmit' },
  spelling: { command: 'cspell --quiet .' },
  knip: { command: 'knip' },
  stylelint: { command: 'stylelint "src/**/*.css" --max-warnings=0' },
  stories: { ...stories, ciCommand: `STORIES_COLORS=all ${stories.command}`, needs: 'chromium', alone: true },
  'end-to-end': {
    ...playwright(`${report} --grep-invert=@ci --project=site --project="fonts: android"`),
    ciCommand: playwright(report).command,
    needs: 'chromium',
    tests: 'build',
    alone: true,
  },
};

const names = Object.keys(steps);
const { values } = readOptions({
  name: 'npm test',
  about: `Runs the tests in steps: ${names.join(', ')}.`,
  options: {
    only: { type: 'string', value: 'types,unit', about: 'only these steps' },
    ci: { type: 'boolean', about: 'also the tests that are slow and rarely find anything, as in CI' },
  },
});
const only = values.only?.split(',') ?? names.filter((name) => values.ci || !steps[name]?.ci);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
/** The chosen steps that haven't started. */
const waiting = new Map(Object.entries(steps).filter(([name]) => only.includes(name)));
const running = new Map<string, Promise<void>>();

const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const needs = new Set([...waiting.values()].flatMap((step) => step.needs ?? []));
// The installations run in parallel with the first steps, and don't count as part of any step's time.
const installed = new Map([...needs].map((need) => [need, install[need]()]));
const counts = new Map<string, Count>();
const lines: string[] = [];
const notRun: string[] = [];

/** Runs a shell command. Returns its exit code and, unless the output was shown `live`, its output. */
const run = (command: string, report: string, live: boolean): Promise<{ code: number; printed: string }> =>
  new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REPORT: report },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => done({ code: code ?? 1, printed: Buffer.concat(chunks).toString() }));
  });

async function take(name: string, step: Step): Promise<void> {
  const noBuild = step.tests && counts.get(step.tests)?.failed ? `The step ${step.tests} failed.` : undefined;
  const obstacle = noBuild ?? (step.needs && (await installed.get(step.needs)));
  if (obstacle) {
    counts.set(name, { passed: 0, failed: 1, failures: [] });
    notRun.push(`NOT RUN ${name.padEnd(16)} ${obstacle}`);
    return;
  }
  const live = step.alone === true;
  if (live) console.log(`\n=== ${name}`);
  const start = performance.now();
  const json = join(reports, `${name}.json`);
  const command = (values.ci && step.ciCommand) || step.command;
  const { code, printed } = await run(command, json, live);
  if (!live) console.log(`\n=== ${name}\n${printed}`);
  const count = countOf(code, step.runner, json);
  // A step that failed outside of its tests has no failing test to list, so its last lines are listed.
  if (count.failed > 0 && count.failures.length === 0)
    count.failures.push([name, ...printed.trimEnd().split('\n').slice(-20)].join('\n  '));
  counts.set(name, count);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const result = `${name.padEnd(16)}${seconds} s  ${count.passed} passed, ${count.failed} failed`;
  lines.push(`${count.failed > 0 ? 'FAILED ' : 'ok     '} ${result}`);
}

/** Whether a step can start, given the steps that are waiting or running. */
function canStart({ tests = '', alone = false, early = false }: Step): boolean {
  const pending = (name: string) => waiting.has(name) || running.has(name);
  if (pending(tests) || (!early && pending('generate'))) return false;
  const nothingAlone = [...running.keys()].every((name) => !steps[name]?.alone);
  return alone ? running.size === 0 : running.size < 2 && nothingAlone;
}

while (waiting.size > 0 || running.size > 0) {
  for (const [name, step] of waiting) {
    if (!canStart(step)) continue;
    waiting.delete(name);
    running.set(
      name,
      take(name, step).finally(() => running.delete(name)),
    );
  }
  await Promise.race(running.values());
}
rmSync(reports, { recursive: true });

const all = [...counts.values()];
const failures = all.flatMap((count) => count.failures);
const passed = all.reduce((sum, count) => sum + count.passed, 0);
const failed = all.reduce((sum, count) => sum + count.failed, 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${[...lines, ...notRun].join('\n')}\n\n${minutes} minutes\n`);
if (notRun.length > 0) console.log(`${notRun.length} steps could not run, and count as failed\n`);
for (const each of failures.slice(0, 10)) console.log(`${each}\n`);
if (failures.length > 10) console.log(`and ${failures.length - 10} more\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
