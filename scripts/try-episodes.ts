/**
 * Builds the site with additional generated episodes, in a copy of the working tree, and prints how long the build
 * takes, how large the listing is, and which pages grew: `npx tsx scripts/try-episodes.ts 20 200 2000`. Compares the
 * result for each number of episodes with the result for the first number. Nothing in the working tree changes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { episodeFiles, reservedId } from '../src/content/episodes/folder.ts';
import { copyProject } from './copy-project.ts';
import { readOptions, refuse } from './options.ts';

const own = episodeFiles.length;
const { positionals } = readOptions({
  name: 'npx tsx scripts/try-episodes.ts',
  about:
    'Builds copies of the site with these numbers of episodes, and prints their build time and page weights.',
  positionals: '<number> ...',
});
const counts = positionals.map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < own))
  refuse(`Give numbers of episodes to build, at least ${own}.`);

/**
 * Adds generated episodes to the copy in `folder`, until it has `count` episodes plus one that was taken down. There is
 * a gap between the site's own ids and the generated ones.
 */
function addEpisodes(folder: string, count: number): void {
  const last = Math.max(...episodeFiles.map(({ id }) => id));
  for (let at = 0, id = last + 10; at <= count - own; at++, id++) {
    if (id === reservedId) id++;
    const sample = episodeFiles[at % own]?.episode;
    const episode = {
      ...sample,
      episodeNumber: `EP. ${at + 1000}`,
      name: `Guest Number ${at}`,
      episode: `A generated conversation, number ${at}`,
      description: `${sample?.description} (${at})`,
      place: undefined,
      ...(at === 0 && { takenDown: { reason: 'It was a trial.' } }),
    };
    writeFileSync(
      path.join(folder, 'src/content/episodes', `${id}-generated.ts`),
      `export default ${JSON.stringify(episode)};\n`,
    );
  }
}

interface Trial {
  /** Duration of the build, in seconds. */
  seconds: number;
  /** Size of each page's JS, CSS and HTML in KB after brotli, keyed by path. */
  pages: Map<string, number>;
}

/** Builds a copy with `count` episodes. */
function tryBuild(count: number): Trial {
  const folder = mkdtempSync(path.join(tmpdir(), 'episodes-'));
  try {
    copyProject(folder);
    addEpisodes(folder, count);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) throw new Error(`The build with ${count} episodes failed\n${stdout}\n${stderr}`);
    const rows = stdout.matchAll(/^ {2}(\/\S*) +js ([\d.]+).*?css ([\d.]+).*?html ([\d.]+)/gm);
    return {
      seconds: (performance.now() - start) / 1000,
      pages: new Map(
        [...rows].map(([, page = '', ...kb]) => [page, kb.reduce((sum, each) => sum + Number(each), 0)]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let first: Trial | undefined;
for (const count of counts) {
  const trial = tryBuild(count);
  first ??= trial;
  const ratio = (trial.seconds / first.seconds).toFixed(2);
  console.log(
    `${count} episodes: ${trial.seconds.toFixed(1)} s (${ratio} times), ${trial.pages.size} pages, ` +
      `the listing ${trial.pages.get('/podcast/featured')?.toFixed(1)} KB (JS, CSS and HTML after brotli)`,
  );
  for (const [page, kb] of first.pages) {
    const grown = (trial.pages.get(page) ?? 0) - kb;
    if (grown > 0.1) console.log(`  ${page} grew by ${grown.toFixed(1)} KB`);
  }
}
