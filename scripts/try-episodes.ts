/**
 * Builds the site with generated episodes beside the sample ones, in a copy of the working tree, and prints the build's
 * time and what pages weigh: `npx tsx scripts/try-episodes.ts 20 200`. The first number is what the others are compared
 * with. Nothing in the working tree changes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastEpisodeId } from '../src/content/episodes/ids.ts';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < lastEpisodeId)) {
  console.error(
    `Say how many episodes to build, from ${lastEpisodeId} on: npx tsx scripts/try-episodes.ts 20 200`,
  );
  process.exit(1);
}

/** Gives the copy in `folder` episodes up to the id `last`. */
function addEpisodes(folder: string, last: number): void {
  const episodes = path.join(folder, 'src/content/episodes');
  renameSync(path.join(episodes, 'entries.ts'), path.join(episodes, 'sample-entries.ts'));
  writeFileSync(
    path.join(episodes, 'entries.ts'),
    `import { entries as sample } from './sample-entries.ts';
import type { EpisodeEntry } from './types.ts';
export const entries: EpisodeEntry[] = [
  ...sample,
  ...Array.from({ length: ${last - lastEpisodeId} }, (_, at): EpisodeEntry => ({
    ...(sample[at % sample.length] as EpisodeEntry),
    id: at + ${lastEpisodeId + 1},
    episodeNumber: \`EP. \${at + 1000}\`,
    name: \`Guest Number \${at}\`,
    episode: \`A generated conversation, number \${at}\`,
  })),
];
`,
  );
  writeFileSync(path.join(episodes, 'ids.ts'), `export const lastEpisodeId = ${last};\n`);
  for (let id = lastEpisodeId + 1; id <= last; id++)
    writeFileSync(
      path.join(episodes, `stories/${id}.data.ts`),
      `import { episodeData } from '../data.ts';
import { episode as sample } from './${(id % lastEpisodeId) + 1}.data.ts';
export const episode = episodeData(${id}, sample.story);
`,
    );
}

/** Builds a copy with `count` episodes; answers the seconds it took and the KB of each page, by path. */
function tryBuild(count: number): { seconds: number; pages: Map<string, number> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'episodes-'));
  try {
    cpSync('.', folder, {
      recursive: true,
      filter: (file) =>
        !/(?:^|\/)(?:node_modules|dist|\.git|\.build|storybook-static|test-results)$/.test(file),
    });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    addEpisodes(folder, count);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
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

const [first, ...others] = counts.map((count) => ({ count, ...tryBuild(count) }));
for (const each of [first, ...others]) {
  if (!each || !first) continue;
  const ratio = (each.seconds / first.seconds).toFixed(2);
  console.log(
    `${each.count} episodes: ${each.seconds.toFixed(1)} s (${ratio} times), ${each.pages.size} pages`,
  );
  for (const [page, kb] of first.pages) {
    const grown = (each.pages.get(page) ?? 0) - kb;
    if (grown > 0.1) console.log(`  ${page} grew by ${grown.toFixed(1)} KB (JS, CSS and HTML after brotli)`);
  }
}
