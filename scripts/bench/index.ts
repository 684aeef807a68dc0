/**
 * The benchmark: Lighthouse, navigations and interactions, for the current site or side by side with another commit.
 * The measured pages can't reach other machines.
 */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { killAll } from 'chrome-launcher';
import { needSite } from '../built-site.ts';
import { needChromium } from '../ensure-chromium.ts';
import { commitName } from '../git.ts';
import { readOptions, reason, stop, wholeNumber } from '../options.ts';
import type { Chromium } from './browser.ts';
import { interactions, measureInteraction, measureNavigation, navigations } from './interactions.ts';
import { measurePage } from './lighthouse.ts';
import { report, type Measure, type Values, type Version } from './report.ts';
import { startServers, type Origins } from './servers.ts';
import { buildCommit, currentName, run } from './worktree.ts';

/** The pages to measure by default: various kinds of pages, including the 404 page. */
const defaultPages =
  '/,/podcast,/podcast/featured,/podcast/2,/training,/about,/midwestcon,/midwestcon/agenda,/midwestcon/tickets,/nowhere';

const list = (value: string): string[] => value.split(',').map((each) => each.trim());

const { values: flags } = readOptions({
  name: 'npm run bench',
  about: 'Measures how fast the site is: Lighthouse, navigations, interactions.',
  options: {
    runs: {
      type: 'string',
      default: '5',
      value: '<number>',
      about: 'number of runs; the report has the medians',
      must: wholeNumber,
    },
    pages: {
      type: 'string',
      default: defaultPages,
      value: '/,/podcast',
      about: 'only these pages, and the interactions on them',
      must: [
        (value: string) => list(value).every((page) => page.startsWith('/')),
        'paths that begin with a slash, such as /podcast',
      ],
    },
    against: {
      type: 'string',
      value: '<commit>',
      about: 'also builds that commit and measures both, alternating, with ratios',
    },
    http1: { type: 'boolean', default: false, about: 'also runs Lighthouse over HTTP/1.1' },
    'no-build': { type: 'boolean', default: false, about: 'measures dist/ without building it' },
    write: { type: 'boolean', default: false, about: 'writes the results to docs/performance.md' },
  },
});

/** A measurement, and the row of the report that it is for. */
interface Step {
  measure: Measure;
  row: string;
  run: (origins: Origins) => Promise<Values | undefined>;
}

/** The steps of a run, in order. Each takes one measurement. */
function stepsFor(chromium: Chromium, pages: string[]): Step[] {
  const wanted = ({ path }: { path: string }): boolean => pages.includes(path);
  return [
    ...pages.map((page): Step => ({
      measure: 'page',
      row: page,
      run: ({ http2 }) => measurePage(chromium, http2 + page),
    })),
    ...(flags.http1 ? pages : []).map((page): Step => ({
      measure: 'http1',
      row: page,
      run: ({ http1 }) => measurePage(chromium, http1 + page),
    })),
    ...navigations.filter(wanted).map((navigation): Step => ({
      measure: 'navigation',
      row: navigation.name,
      run: ({ http2 }) => measureNavigation(chromium, http2, navigation),
    })),
    ...interactions.filter(wanted).map((interaction): Step => ({
      measure: 'interaction',
      row: `${interaction.name} (${interaction.path})`,
      run: ({ http2 }) => measureInteraction(chromium, http2, interaction),
    })),
  ];
}

async function bench(): Promise<void> {
  const { runs, against } = flags;
  const { executablePath, version: chromium } = await needChromium();
  const base = against === undefined ? undefined : commitName(against, '--against');
  if (flags['no-build']) needSite();
  else run('.', 'npm', 'run', 'build');
  const versions: (Version & { folder: string })[] = [{ name: currentName(), folder: '.', samples: [] }];
  if (base !== undefined) versions.push({ name: base, folder: buildCommit(base), samples: [] });

  const servers = await startServers(versions.map(({ folder }) => folder));
  const steps = stepsFor({ path: executablePath, outside: servers.outside }, list(flags.pages));
  for (let round = 1; round <= Number(runs); round += 1)
    for (const { measure, row, run: runStep } of steps) {
      console.log(`${round}/${runs}  ${measure}  ${row}`);
      // The two versions alternate, starting with the base, so that other programs slow both equally.
      for (const [at, version] of [...versions.entries()].toReversed()) {
        const origins = servers.origins[at];
        const values = await (origins && runStep(origins))?.catch((error: unknown) => {
          console.warn(`  not measured in ${version.name}: ${reason(error)}`);
        });
        if (values) version.samples.push({ measure, row, values });
      }
    }
  servers.stop();

  const processors = cpus();
  const text = await report(
    {
      Date: new Date().toISOString().slice(0, 10),
      Commit: versions.map(({ name }) => name).join(', against '),
      Runs: runs,
      Machine: `${processors[0]?.model.trim()}, ${processors.length} cores, ${Math.round(totalmem() / 1e9)} GB of memory`,
      Software: `Node ${process.versions.node}, Chromium ${chromium}`,
    },
    versions,
  );
  console.log(`\n${text}`);
  if (flags.write) writeFileSync('docs/performance.md', text);
}

// Clean up browsers and folders, however the process ends.
process.once('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await bench();
} catch (error) {
  stop(reason(error));
}
