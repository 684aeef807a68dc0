/**
 * Takes a picture of every story that the sidebar lists, in the built Storybook, and compares it with the one that was
 * accepted: npm run check visual. The report, with before, after and difference, is in playwright-report/visual.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import send from 'send';
import sharp from 'sharp';
import type { Run } from '../../tests/visual/stories.spec.ts';
import { changedPaths } from '../git.ts';
import { copyProject } from '../copy-project.ts';
import { needChromium } from '../ensure-chromium.ts';
import { readOptions, refuse, stop } from '../options.ts';
import { edits, provingFamilies } from './proof.ts';
import { reachedFiles, type Stats } from './reach.ts';
import { outcomes, type Report } from './report.ts';
import { isNamed, pictured, pictureOf, shotsOf, type IndexedStory } from './stories.ts';

const storybook = 'storybook-static';
const baselines = path.resolve('tests/visual/baselines');
const browserFile = path.join(baselines, 'browser.txt');

const flag = { type: 'boolean', default: false } as const;
const many = { type: 'string', multiple: true, value: 'proof-stats' } as const;
const { values: options } = readOptions({
  name: 'npm run check visual',
  about: 'Takes a picture of every listed story, and compares it with the accepted one.',
  options: {
    'no-build': { ...flag, about: 'takes storybook-static as it is' },
    update: { ...flag, about: 'renews all pictures that differ, and removes those without a story' },
    accept: { ...many, about: 'renews those of a story, a section or a family; may be given several times' },
    only: { ...many, about: 'looks at some alone; may be given several times' },
    changed: {
      type: 'string',
      alone: 'HEAD',
      value: '<commit>',
      about: 'looks at what the work since the last commit, or since that one, can reach',
    },
    prove: {
      ...flag,
      about: 'edits styles in copies, and holds that exactly the stories that show them fail',
    },
  },
});

/** Builds Storybook, with what imports what; ends the process where that fails. */
function build(folder = '.'): void {
  const args = ['run', 'build-storybook', '--', '--stats-json'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop(`Storybook could not be built: npm ${args.join(' ')}`);
}

/** Serves a built Storybook on a free port of this computer; answers where. */
async function serve(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    send(request, pathname, { root: folder, maxAge: pathname.startsWith('/assets/') ? '1h' : 0 }).pipe(
      response,
    );
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** All listed stories of a built Storybook. */
function storiesOf(folder: string): IndexedStory[] {
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) stop(`There is no built Storybook in ${folder}: leave out --no-build.`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexedStory> };
  return pictured(Object.values(entries));
}

const scratch = mkdtempSync(path.join(tmpdir(), 'visual-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** Compares stories with the pictures in a folder, or renews those; answers what Playwright reports. */
async function look(
  folder: string,
  run: Omit<Run, 'origin'>,
  { pictures = baselines, update = false, report = 'playwright-report/visual' } = {},
): Promise<Report> {
  const { origin, server } = await serve(folder);
  const runFile = path.join(scratch, 'run.json');
  const reportFile = path.join(scratch, 'report.json');
  rmSync(reportFile, { force: true });
  writeFileSync(runFile, JSON.stringify({ origin, ...run } satisfies Run));
  await new Promise((done) =>
    spawn(
      'npx',
      ['playwright', 'test', '--config=tests/visual', `--update-snapshots=${update ? 'changed' : 'none'}`],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          VISUAL_RUN: runFile,
          VISUAL_BASELINES: pictures,
          VISUAL_REPORT: path.resolve(report),
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        },
      },
    ).on('close', done),
  );
  server.close();
  server.closeAllConnections();
  if (!existsSync(reportFile)) stop('Playwright ended without a report.');
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
}

/** The pictures that are there, by their paths below the folder of all. */
const pictures = (): string[] =>
  readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));

/** The pictures that belong to no story. */
function orphans(stories: IndexedStory[]): string[] {
  const wanted = new Set(
    stories.flatMap((story) => shotsOf(story).map((shot) => path.join(...pictureOf(story, shot)))),
  );
  return pictures().filter((file) => !wanted.has(file));
}

/** Writes pictures anew in fewer bytes, with the same pixels: the browser's own take two to three times as many. */
async function compress(files: string[]): Promise<void> {
  const waiting = files.values();
  const takeNext = async (): Promise<void> => {
    for (const file of waiting) {
      const large = readFileSync(file);
      const small = await sharp(large)
        .removeAlpha()
        // At 100 every way is tried: a tenth fewer bytes, in fifteen times as long.
        .webp({ lossless: true, quality: 90, effort: 6 })
        .toBuffer();
      if (small.length < large.length) writeFileSync(file, small);
    }
  };
  await Promise.all([takeNext(), takeNext()]);
}

/** Holds that exactly the stories that show a change fail for it. */
async function prove(stories: IndexedStory[]): Promise<boolean> {
  const own = { pictures: path.join(scratch, 'pictures') };
  const before = outcomes(await look(storybook, { stories, changes: edits }, { ...own, update: true }));
  const unstable = outcomes(await look(storybook, { stories }, own)).filter(({ ok }) => !ok);
  let proven = before.length === stories.length && before.every(({ ok }) => ok) && unstable.length === 0;
  console.log(`unchanged: ${unstable.length} of ${stories.length} stories fail`);
  for (const { name, file, from, to } of edits) {
    const copy = path.resolve('.build/visual');
    copyProject(copy);
    const target = path.join(copy, file);
    const text = readFileSync(target, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) stop(`${file} has nothing to change for "${name}".`);
    writeFileSync(target, changed);
    build(copy);
    const after = outcomes(
      await look(path.join(copy, storybook), { stories }, { ...own, report: '.build/visual/report' }),
    );
    const showing = new Set(before.filter(({ shows }) => shows.includes(name)).map(({ title }) => title));
    const failing = new Set(after.filter(({ ok }) => !ok).map(({ title }) => title));
    const missed = [...showing].filter((title) => !failing.has(title));
    const alarmed = [...failing].filter((title) => !showing.has(title));
    const exact =
      after.length === stories.length &&
      showing.size > 0 &&
      showing.size < stories.length &&
      missed.length + alarmed.length === 0;
    proven &&= exact;
    console.log(
      `${exact ? 'ok    ' : 'FAILED'}  ${name}: ${showing.size} of ${stories.length} stories show it, ${failing.size} fail`,
    );
    for (const title of missed) console.log(`        shows it and passes: ${title}`);
    for (const title of alarmed) console.log(`        fails and does not show it: ${title}`);
  }
  return proven;
}

const changed = options.changed === undefined ? undefined : changedPaths(options.changed);
const { executablePath, version } = await needChromium();
process.env.CHROMIUM_PATH = executablePath;

const names = [...(options.accept ?? []), ...(options.only ?? [])];
const partly = names.length > 0 || changed !== undefined;
const updating = options.update || options.accept !== undefined;
if (!options.prove && (partly || !updating)) {
  const known = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined;
  if (!known && !updating) stop('There are no accepted pictures yet: npm run check -- visual --update');
  if (known && known !== version)
    stop(
      `Nothing was compared: the accepted pictures are Chromium ${known}'s, and this is ${version}, which may draw otherwise. Take that one (CHROMIUM_PATH), or renew all: npm run check -- visual --update`,
    );
}

if (!options['no-build']) build();
const listed = storiesOf(storybook);
const wanted = options.prove && names.length === 0 ? provingFamilies : names;
const unknown = wanted.filter((name) => !listed.some((story) => isNamed(story, [name])));
if (unknown.length > 0) refuse(`No listed story is named ${unknown.join(', ')}.`);
let stories = wanted.length > 0 ? listed.filter((story) => isNamed(story, wanted)) : listed;
if (changed) {
  const statsFile = path.join(storybook, 'preview-stats.json');
  if (!existsSync(statsFile))
    stop('The built Storybook does not say what imports what: leave out --no-build.');
  const stats = JSON.parse(readFileSync(statsFile, 'utf8')) as Stats;
  const reached = reachedFiles(changed, stats, existsSync);
  if (reached !== 'all')
    stories = stories.filter(({ importPath }) => reached.has(importPath.replace(/^\.\//, '')));
}

const startedAt = Date.now();
let failed = false;
if (options.prove) failed = !(await prove(stories));
else if (stories.length === 0) console.log('The change reaches no story.');
else {
  mkdirSync(baselines, { recursive: true });
  const results = outcomes(await look(storybook, { stories }, { update: updating }));
  const failures = results.filter(({ ok }) => !ok);
  failed = failures.length > 0 || results.length !== stories.length;
  if (updating && !failed) writeFileSync(browserFile, `${version}\n`);
  if (!partly) {
    const left = orphans(listed);
    if (updating) for (const file of left) rmSync(path.join(baselines, file));
    else if (left.length > 0) {
      failed = true;
      console.log(`Pictures without a story (--update removes them): ${left.join(', ')}`);
    }
  }
  const files = pictures().map((file) => path.join(baselines, file));
  if (updating) await compress(files.filter((file) => statSync(file).mtimeMs >= startedAt));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB; Chromium ${version}`);
  if (failures.length > 0)
    console.log(
      'Before, after and difference: npx playwright show-report playwright-report/visual. To accept: npm run check -- visual --no-build --accept <id>',
    );
  console.log(`${results.length - failures.length} passed, ${failures.length} failed`);
}
console.log(`${((Date.now() - startedAt) / 1000).toFixed(0)} s without the build`);
process.exitCode = failed ? 1 : 0;
