/**
 * The site's own benchmark: Lighthouse over HTTP/1.1 and HTTP/2, navigations, interactions, color schemes and long
 * tasks, of the site as it is or side by side with another commit. Nothing it does leaves the machine.
 */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { killAll } from 'chrome-launcher';
import { needSite } from '../built-site.ts';
import { needChromium } from '../ensure-chromium.ts';
import { commitName } from '../git.ts';
import { stop } from '../options.ts';
import { readFlags, type Flags } from './flags.ts';
import { report, type Circumstances, type Version } from './report.ts';
import { startServers } from './servers.ts';
import { stepsFor } from './steps.ts';
import { buildCommit, currentName, run } from './worktree.ts';

const reportFile = 'docs/performance.md';

/** What a reader must know of the run. */
function circumstances({ runs }: Flags, versions: readonly Version[], chromium: string): Circumstances {
  const processors = cpus();
  const [current, base] = versions.map(({ name }) => name);
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Commit', base === undefined ? `${current}` : `${current}, against ${base}`],
    ['Runs', String(runs)],
    [
      'Machine',
      `${processors[0]?.model.trim()}, ${processors.length} cores, ${Math.round(totalmem() / 1e9)} GB of memory`,
    ],
    ['Software', `Node ${process.versions.node}, Chromium ${chromium}`],
  ];
}

/** Runs the benchmark. */
async function bench(flags: Flags): Promise<void> {
  const versions: Version[] = [{ name: currentName(), samples: [] }];
  if (flags.against !== undefined)
    versions.push({ name: commitName(flags.against, '--against'), samples: [] });
  const { executablePath, version: chromium } = await needChromium();
  if (flags.build) {
    console.log('Building the site');
    run('.', 'npm', 'run', 'build');
  } else needSite();
  const folders = ['.'];
  if (flags.against !== undefined) {
    console.log(`Building ${flags.against}`);
    folders.push(buildCommit(flags.against));
  }

  const servers = await startServers(folders);
  const measured = versions.flatMap((version, index) => {
    const origins = servers.sites[index];
    return origins ? [{ version, origins }] : [];
  });
  const steps = stepsFor({ path: executablePath, outside: servers.outside }, flags);
  for (let round = 1; round <= flags.runs; round += 1)
    for (const { measure, row, run: runStep } of steps) {
      console.log(`${round}/${flags.runs}  ${measure}  ${row}`);
      // In turns, the older commit first: what else the machine does in the meantime is the same for both.
      for (const { version, origins } of measured.toReversed()) {
        const values = await runStep(origins, round === 1).catch((error: unknown) => {
          console.warn(
            `  not measured in ${version.name}: ${error instanceof Error ? error.message : String(error)}`,
          );
        });
        for (const [column, value] of Object.entries(values ?? {}))
          version.samples.push({ measure, row, column, value });
      }
    }
  servers.stop();

  const text = await report(circumstances(flags, versions, chromium), versions);
  console.log(`\n${text}`);
  if (flags.write) writeFileSync(reportFile, text);
  if (flags.json !== undefined) writeFileSync(flags.json, JSON.stringify(versions, null, 2));
}

// However the process ends, what it started and made goes with it.
process.once('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await bench(readFlags());
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
