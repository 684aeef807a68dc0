/**
 * The whole test run: generated files, static checks, unit tests, every story with its colors in both schemes, the production build
 * with its budgets, the site's own words in it, what nginx makes of it, the end-to-end tests on it, Storybook as it is built, and a glance at
 * the site in Firefox and WebKit. A failing step does not end it, so that
 * one run tells all. The last line is "N passed, N failed": a check counts as one, a test runner by its tests. Above it the failing tests are named
 * once more, so that the end of a log is enough to see what to look for.
 *
 * Steps without a browser run two at a time, and print what they have to say when they are done; those with Chromium use all of
 * the machine by themselves. `--only=unit,stories` runs the named steps. `--changed` runs what the work since the last
 * commit can break, `--changed=main` what the branch can: linters look at its files, stories run if they import one.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { changeSince } from './changed.ts';
import { chromiumHint, ensureChromium } from './ensure-chromium.ts';
import { engineHint, engines, ensureEngines } from './engines.ts';
import { ensureNginx, nginxHint } from './nginx.ts';
import { readOptions } from './options.ts';
import { playwrightCount, runnerCount, vitestCount, type Count } from './results.ts';

const { values: options } = readOptions({
  name: 'npm test',
  about: 'Types, lint, formats, unit tests, stories, build with budgets, hosts, end to end, other browsers.',
  options: {
    only: { type: 'string', value: 'types,unit', about: 'only these of its steps' },
    changed: {
      type: 'string',
      alone: 'HEAD',
      value: '<commit>',
      about: 'what the work since the last commit, or since that one, can break',
    },
  },
});
const only = options.only?.split(',');
const change = options.changed === undefined ? undefined : changeSince(options.changed);
const begin = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_HTML_OPEN: 'never',
};

/** Where a step's output goes: to the terminal at once, or into a list for later. */
type Output = 'inherit' | Buffer[];

/** Runs a command; answers its exit code. */
const run = (
  output: Output,
  command: string,
  args: string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((done) => {
    const kept = output === 'inherit' ? undefined : output;
    const child = spawn(command, args, {
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...env, ...extra },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => kept?.push(chunk));
    child
      .on('error', (error) => {
        console.error(error.message);
        done(127);
      })
      .on('close', (code) => done(code ?? 1));
  });

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
};

/** What a step needs of the machine. It is installed while others run, and not part of a step's time. */
const needs = {
  nginx: once(async () => ((await ensureNginx()) ? undefined : nginxHint)),
  chromium: once(async () => {
    env.CHROMIUM_PATH = await ensureChromium();
    return env.CHROMIUM_PATH ? undefined : chromiumHint;
  }),
  engines: once(async () => {
    const missing = await ensureEngines();
    for (const engine of missing) console.log(engineHint(engine));
    return missing.length === engines.length ? 'There is no other browser to test in.' : undefined;
  }),
};
/** What steps need that others build. A build that is under way is waited for. */
const built = { site: Promise.resolve(true), storybook: Promise.resolve(true) };

interface Step {
  run: (output: Output) => Promise<Count>;
  /** What the machine must have. */
  needs?: keyof typeof needs;
  /** What must have been built. */
  on?: keyof typeof built;
}

const nothing: Count = { passed: 0, failed: 0 };
const failure: Count = { passed: 0, failed: 1 };

const check = (command: string, ...args: string[]): Step => ({
  run: async (output) => ((await run(output, command, args)) === 0 ? { passed: 1, failed: 0 } : failure),
});

/** A test runner's count. With a change it may find that none of its tests is reached. */
async function runner(
  count: (report: unknown) => Count,
  command: (report: string) => Promise<number>,
): Promise<Count> {
  const file = join(reports, `${randomUUID()}.json`);
  const code = await command(file);
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return runnerCount(code, report, count, change !== undefined);
}

/** A linter on all files of its kind, or on those of the change. */
const linter = (name: string, kind: RegExp, all: string, ...options: string[]): Step => ({
  run: async (output) => {
    const files = change ? change.files.filter((file) => kind.test(file)) : [all];
    return files.length === 0 ? nothing : check(name, ...options, ...files).run(output);
  },
});

/** A runner's option that leaves out the tests that the change does not reach, where it can tell. */
const reached = (step: 'stories' | 'end-to-end', option: string): string[] =>
  change?.traceable(step) ? [`${option}=${change.since}`] : [];

const vitest = (project: string, ...options: string[]): Step => ({
  run: (output) =>
    runner(vitestCount, (report) =>
      run(output, 'vitest', [
        'run',
        `--project=${project}`,
        ...options,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    ),
});

/** A step that builds what others test. */
const builds = (what: keyof typeof built, step: Step): Step => ({
  run: (output) => {
    const count = step.run(output);
    built[what] = count.then(({ failed }) => failed === 0);
    return count;
  },
});

const playwright = (...options: string[]): Step => ({
  run: (output) =>
    runner(playwrightCount, (report) =>
      run(output, 'playwright', ['test', ...options], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ),
});

/** Storybook as it is published. */
const buildStorybook: Step = {
  run: async (output) => {
    const shaped = await check('tsx', 'scripts/room/assets.ts').run(output);
    return shaped.failed > 0 ? shaped : check('storybook', 'build', '--quiet', '--loglevel=warn').run(output);
  },
};

/** The steps, in stages: a stage begins when the one before it is done. The longest of a stage come first. */
const stages: Record<string, Step>[] = [
  { generate: check('npm', 'run', 'generate') },
  {
    unit: vitest('unit'),
    eslint: linter('eslint', /\.(ts|tsx|js)$/, '.', '--max-warnings=0'),
    // What it generates first stands already, and other steps are reading it.
    build: builds('site', check('tsx', 'scripts/build.ts')),
    'build-storybook': builds('storybook', buildStorybook),
    prettier: linter('prettier', /./, '.', '--check', '--log-level=warn', '--ignore-unknown'),
    oxlint: linter('oxlint', /\.tsx?$/, '.', '--quiet'),
    types: check('npm', 'run', 'types'),
    stylelint: linter('stylelint', /^src\/.*\.css$/, 'src/**/*.css', '--max-warnings=0'),
    spelling: linter('cspell', /./, '.', '--quiet', '--no-must-find-files'),
    knip: check('knip'),
    hosts: { ...vitest('hosts'), needs: 'nginx', on: 'site' },
    acceptance: { ...vitest('acceptance'), on: 'site' },
  },
  {
    stories: {
      ...vitest('stories', '--passWithNoTests', ...reached('stories', '--changed')),
      needs: 'chromium',
    },
  },
  {
    'end-to-end': {
      ...playwright(
        '--reporter=list,json,html',
        '--pass-with-no-tests',
        ...reached('end-to-end', '--only-changed'),
      ),
      needs: 'chromium',
      on: 'site',
    },
  },
  {
    // What only Storybook as it is published shows.
    storybook: {
      ...playwright('--config=tests/storybook', '--reporter=list,json'),
      needs: 'chromium',
      on: 'storybook',
    },
    // The shortest of what is tried in other browsers, in those that are here or can be installed.
    browsers: { ...vitest('browsers', '--tags-filter=smoke'), needs: 'engines', on: 'site' },
  },
];

const names = stages.flatMap((stage) => Object.keys(stage));
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

const wanted = (name: string): boolean => (only?.includes(name) ?? true) && (change?.concerns(name) ?? true);
const chosen = stages.map((stage) => Object.entries(stage).filter(([name]) => wanted(name)));
for (const [, step] of chosen.flat()) if (step.needs) void needs[step.needs]();

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const allFailures: string[] = [];

const notRun: string[] = [];

/** Why a step cannot run, as a sentence; undefined when it can. */
async function obstacle({ needs: need, on }: Step): Promise<string | undefined> {
  const lacking = need && (await needs[need]());
  if (lacking) return lacking;
  return on && !(await built[on]) ? `There is no built ${on} to test, see above.` : undefined;
}

async function take(name: string, step: Step, output: Output): Promise<void> {
  const lacking = await obstacle(step);
  if (lacking) {
    console.log(`\n=== ${name}\n${lacking}`);
    total.failed += 1;
    notRun.push(`not run  ${name.padEnd(16)} ${lacking}`);
    return;
  }
  if (output === 'inherit') console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, failures = [] } = await step.run(output);
  if (output !== 'inherit') console.log(`\n=== ${name}\n${Buffer.concat(output).toString()}`);
  total.passed += passed;
  total.failed += failed;
  allFailures.push(...failures);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(16)}${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
}

for (const stage of chosen) {
  const [first] = stage;
  if (stage.length === 1 && first) await take(...first, 'inherit');
  else {
    const waiting = stage.values();
    const takeNext = async (): Promise<void> => {
      for (const [name, step] of waiting) await take(name, step, []);
    };
    await Promise.all([takeNext(), takeNext()]);
  }
}
rmSync(reports, { recursive: true });

const minutes = (performance.now() - begin) / 60_000;
console.log(`\n${[...lines, ...notRun].join('\n')}\n\n${minutes.toFixed(1)} minutes\n`);
if (notRun.length > 0)
  console.log(`${notRun.length} of ${chosen.flat().length} steps could not run, and count as failed\n`);
const shown = allFailures.slice(0, 10);
for (const each of shown) console.log(`${each}\n`);
if (allFailures.length > shown.length) console.log(`and ${allFailures.length - shown.length} more\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || (total.passed === 0 && !change) ? 1 : 0;
