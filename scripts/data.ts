/**
 * Writes the episode data for pages to src/content/generated, as JSON: browsers can't read the folder of episodes,
 * and a page should contain only what it shows, not the full list.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = 'src/content/generated';

/** The data for every JSON file in src/content/generated, keyed by its path there without `.json`: `listing/1`. */
export async function contentData(): Promise<Record<string, unknown>> {
  // Imported here, so that a mistake in an episode's file rejects the promise, and is reported like any other mistake.
  const [{ episodeFiles }, { episodePage }, ids, home, listing, { index, pageOf }] = await Promise.all([
    import('../src/content/episodes/folder.ts'),
    import('../src/content/episodes/data.ts'),
    import('../src/content/episodes/ids.data.ts'),
    import('../src/content/podcast/home.data.ts'),
    import('../src/content/podcast/listing.data.ts'),
    import('../src/content/podcast/pages.ts'),
  ]);
  const numbers = Array.from({ length: listing.pages }, (_, at) => at + 1);
  return {
    ids,
    home,
    listing,
    'listing/index': index,
    ...Object.fromEntries(numbers.map((number) => [`listing/${number}`, { listing: pageOf(number) }])),
    ...Object.fromEntries(episodeFiles.map((file) => [`episodes/${file.id}`, episodePage(file)])),
  };
}

/**
 * Writes the data files, and removes those of deleted episodes. Leaves unchanged files alone, because the dev server
 * updates pages whenever a file is written.
 */
export async function writeData(): Promise<void> {
  const files = new Map(
    Object.entries(await contentData()).map(([name, data]) => [
      path.join(folder, `${name}.json`),
      JSON.stringify(data),
    ]),
  );
  for (const [file, text] of files) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (name.endsWith('.json') && !files.has(file)) rmSync(file);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeData();
