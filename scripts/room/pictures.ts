/**
 * Small pictures of pages and sections for Storybook's overview, made from the visual baselines. They are combined in
 * sprite sheets: one for all pages and one for each family of sections, in light and dark. For baselines that have
 * changed since the last release, there are also pictures of the old and the new version.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureOf, type Shot } from '../../tests/visual/pictures.ts';
import { ask } from '../git.ts';
import { readSiteMap } from './site-map.ts';

/**
 * The rows of each sprite sheet, top to bottom, keyed by the sheet's name. Each row is given as a page's story id, or
 * as the start of a section's story ids.
 */
export type Sheets = Record<string, string[]>;

/** A story whose look has changed since the last release, with the file names of its old and new picture. */
export interface Before {
  story: string;
  before: string;
  after: string;
}

/** The folder that Storybook serves as `/room`. */
export const folder = '.storybook/generated/static';
const width = 400;
const height = 250;

/** A picture of the upper part of a screenshot, or a plain gray one if there is no screenshot yet. */
async function tile(file: string | undefined): Promise<Buffer> {
  if (!file)
    return sharp({ create: { width, height, channels: 3, background: 'gray' } })
      .png()
      .toBuffer();
  return sharp(file)
    .resize({ width })
    .extend({ bottom: height, background: 'gray' })
    .extract({ left: 0, top: 0, width, height })
    .png()
    .toBuffer();
}

/** Writes a sheet: one image with pictures stacked vertically. */
async function writeSheet(name: string, files: (string | undefined)[]): Promise<void> {
  const tiles = await Promise.all(files.map(tile));
  await sharp({ create: { width, height: height * tiles.length, channels: 3, background: 'gray' } })
    .composite(tiles.map((input, at) => ({ input, left: 0, top: at * height })))
    .webp({ quality: 70 })
    .toFile(`${folder}/${name}.webp`);
}

/** The baseline screenshot of the first of the given stories that has one. */
const accepted = (ids: string[], shot: Shot): string | undefined =>
  ids
    .map((id) => path.join('tests/visual/baselines', ...pictureOf(id, shot)))
    .find((file) => existsSync(file));

/**
 * For each light desktop baseline that has changed since the last release, writes two small pictures: one of the
 * release's baseline and one of the current one. Returns the changed stories with the names of these files.
 */
async function writeBefore(): Promise<Before[]> {
  const release = ask('describe', '--tags', '--abbrev=0');
  const changed =
    release && ask('diff', '--name-only', '--diff-filter=M', release, '--', 'tests/visual/baselines');
  const files = changed?.split('\n').filter((file) => file.endsWith('.light-1280.webp')) ?? [];
  return Promise.all(
    files.map(async (file) => {
      const story = path.basename(file, '.light-1280.webp');
      const old = execFileSync('git', ['show', `${release}:${file}`], { maxBuffer: 64e6 });
      for (const [name, input] of [
        ['before', old],
        ['after', file],
      ] as const)
        await sharp(input).resize({ width: 640 }).webp().toFile(`${folder}/${story}.${name}.webp`);
      return { story, before: `${story}.before.webp`, after: `${story}.after.webp` };
    }),
  );
}

/** Writes the sheets with a list of their rows, and the pictures of changed stories with a list of those stories. */
export async function writePictures(): Promise<void> {
  const { pages, sections } = readSiteMap();
  const sheets: Sheets = { pages: pages.flatMap(({ story }) => story ?? []) };
  for (const { family, storyId } of sections) (sheets[family] ??= []).push(storyId);
  for (const [name, stories] of Object.entries(sheets)) {
    const isPages = name === 'pages';
    const shots: Shot[] = [
      { scheme: 'light', width: 1280 },
      { scheme: 'dark', width: isPages ? 1280 : 390 },
    ];
    for (const shot of shots) {
      const files = stories.map((story) =>
        accepted(isPages ? [story] : [`${story}--on-the-site`, `${story}--default`], shot),
      );
      await writeSheet(`${name}-${shot.scheme}`, files);
    }
  }
  writeFileSync(`${folder}/sheets.json`, JSON.stringify(sheets));
  writeFileSync(`${folder}/before.json`, JSON.stringify(await writeBefore()));
}
