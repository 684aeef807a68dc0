/**
 * Keeps files of earlier builds for a while, because a page that was opened before a deploy still loads files of its
 * own build. `assets/builds.json` lists the files in `assets`, each with the date when it was last part of a build.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from './compress.ts';

/** How long files of earlier builds stay, in days. */
const keepFor = 7;

const list = 'assets/builds.json';
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Reads a file of the last deploy, from a folder or a URL. Undefined if it doesn't exist. */
async function read(from: string, file: string): Promise<Buffer | undefined> {
  if (!URL.canParse(from)) {
    const place = path.join(from, file);
    return existsSync(place) ? readFile(place) : undefined;
  }
  const response = await fetch(`${from.replace(/\/$/, '')}/${file}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Copies the files in `assets` that are in the last deploy but not in this build to the folder `site`, and writes
 * `assets/builds.json`. Leaves out files that no build of the last week contained. `from` is the folder or URL of the
 * last deploy. Keeps nothing if there is no `from`, or if the last deploy has no list yet. Returns the number of kept
 * files.
 * @throws If the last deploy can't be read.
 */
export async function keepAssets(site: string, from: string | undefined, now = Date.now()): Promise<number> {
  const own = (await readdir(path.join(site, 'assets'))).filter((name) => !/\.(?:br|gz|json)$/.test(name));
  const builds = new Map(own.map((name) => [name, day(now)]));
  const oldest = day(now - keepFor * 24 * 60 * 60 * 1000);
  const listed = from === undefined ? undefined : await read(from, list);
  const before: unknown = JSON.parse(listed?.toString() ?? '{}');
  for (const [name, last] of Object.entries(before as Record<string, string>)) {
    if (builds.has(name) || last < oldest || !/^[\w.-]+$/.test(name)) continue;
    const target = path.join(site, 'assets', name);
    if (!existsSync(target)) {
      const file = await read(from ?? '', `assets/${name}`);
      if (!file) throw new Error(`assets/${name} is not there`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file);
      await compressFile(target);
    }
    builds.set(name, last);
  }
  await writeFile(path.join(site, list), JSON.stringify(Object.fromEntries(builds), undefined, 1));
  return builds.size - own.length;
}
