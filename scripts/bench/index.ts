/**
 * The benchmark: Lighthouse over HTTP/1.1 and HTTP/2, navigations and interactions, of the current site or side by side with another
 * commit. Nothing leaves the machine.
 */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { killAll } from 'chrome-launcher';
import { needSite } from '../built-site.ts';
import { needChromium } from '../ensure-chromium.ts';
import { commitName } from '../git.ts';
import { readOptions, stop, wholeNumber } from '../options.ts';
import type { Chromium } from './browser.ts';
import { interactions, measureInteraction, measureNavigation, navigations } from './interactions.ts';
import { measurePage } from './lighthouse.ts';
import { report, type Values, type Version } from './report.ts';
import { startServers, type Origins } from './servers.ts';
import { buildCommit, currentName, run } from './worktree.ts';

/** One page of each kind, and the not-found page. */
const defaultPages = [
  ...['/', '/podcast', '/podcast/featured', '/podcast/2', '/training', '/government-solutions'],
  ...['/midwestcon', '/midwestcon/agenda', '/midwestcon/tickets', '/nowhere'],
];

const list = (value: string): string[] => value.split(',').map((each) => each.trim());

const { values: flags } = readOptions({
  name: 'npm run bench',
  about: 'Measures how fast the site is: Lighthouse, navigations, interactions.',
  options: {
    runs: {
      type: 'string',
      default: '5',
      value: '<number>',
      about: 'how often everything is measured; the median counts',
      must: wholeNumber,
    },
    pages: {
      type: 'string',
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
      about: 'builds that commit too and measures both in turns, with ratios',
    },
    'no-build': { type: 'boolean', default: false, about: 'dist/ as it was last built' },
    write: { type: 'boolean', default: false, about: 'writes the results to docs/performance.md' },
  },
});

/** One thing to measure: a row of the report. */
interface Step {
  measure: string;
  row: string;
  run: (origins: Origins) => Promise<Values | undefined>;
}

/** What a run measures, in order. What is not Lighthouse's goes over HTTP/2, as hosts serve it. */
function stepsFor(chromium: Chromium, pages: string[] | undefined): Step[] {
  const wanted = (page: string): boolean => pages?.includes(page) ?? true;
  return [
    ...(pages ?? defaultPages).flatMap((page) =>
      (['1', '2'] as const).map((version) => ({
        measure: 'lighthouse',
        row: `${page} over ${version === '1' ? 'HTTP/1.1' : 'HTTP/2'}`,
        run: (origins: Origins) => measurePage(chromium, origins[version] + page),
      })),
    ),
    ...navigations
      .filter(({ path }) => wanted(path))
      .map((navigation) => ({
        measure: 'navigation',
        row: navigation.name,
        run: (origins: Origins) => measureNavigation(chromium, origins[2], navigation),
      })),
    ...interactions
      .filter(({ path }) => wanted(path))
      .map((interaction) => ({
        measure: 'interaction',
        row: `${interaction.name} (${interaction.path})`,
        run: (origins: Origins) => measureInteraction(chromium, origins[2], interaction),
      })),
  ];
}

/** Runs the benchmark. */
async function bench(): Promise<void> {
  const { runs, against } = flags;
  const versions: Version[] = [{ name: currentName(), samples: [] }];
  if (against !== undefined) versions.push({ name: commitName(against, '--against'), samples: [] });
  const { executablePath, version: chromium } = await needChromium();
  if (flags['no-build']) needSite();
  else {
    console.log('Building the site');
    run('.', 'npm', 'run', 'build');
  }
  const folders = ['.'];
  if (against !== undefined) {
    console.log(`Building ${against}`);
    folders.push(buildCommit(against));
  }

  const servers = await startServers(folders);
  const measured = versions.flatMap((version, at) => {
    const origins = servers.sites[at];
    return origins ? [{ version, origins }] : [];
  });
  const pages = flags.pages === undefined ? undefined : list(flags.pages);
  const steps = stepsFor({ path: executablePath, outside: servers.outside }, pages);
  for (let round = 1; round <= Number(runs); round += 1)
    for (const { measure, row, run: runStep } of steps) {
      console.log(`${round}/${runs}  ${measure}  ${row}`);
      // The two commits alternate, the older one first: whatever else the machine does slows both.
      for (const { version, origins } of measured.toReversed()) {
        const values = await runStep(origins).catch((error: unknown) => {
          console.warn(
            `  not measured in ${version.name}: ${error instanceof Error ? error.message : String(error)}`,
          );
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

// However the process ends, what it started and made goes with it.
process.once('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await bench();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
