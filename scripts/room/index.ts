/**
 * Writes what the review room shows of the site, into `.storybook/generated`: the map of the site with its history, the
 * stories with the site's own words, and the index of what people may search for.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { synonyms } from '../../.storybook/room/synonyms.ts';
import { drawings, icons } from './art.ts';
import { readHistory } from './history.ts';
import { readSiteMap } from './site-map.ts';
import { indexStories, onTheSite, storyIds } from './stories.ts';

const folder = '.storybook/generated';
const map = readSiteMap();

/** A module that exports a value. */
const data = (name: string, type: string, from: string, value: unknown): string =>
  `import type { ${type} } from '../../scripts/room/${from}';\n\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;

const files = new Map([
  ['site.ts', data('site', 'SiteMap', 'site-map.ts', map)],
  ['history.ts', data('history', 'History', 'history.ts', readHistory())],
  ['drawings.ts', `export const drawings = ${JSON.stringify(drawings())};\n`],
  ['icons.ts', icons()],
  [
    'stories.ts',
    `export const stories: Record<string, Record<string, string[]>> = ${JSON.stringify(Object.fromEntries(map.sections.map((section) => [section.id, storyIds(map, section)])))};\n`,
  ],
  ['WordIndex.stories.tsx', indexStories(map, synonyms)],
  ...map.sections.flatMap((section): [string, string][] => {
    const stories = onTheSite(map, section);
    return stories ? [[`${section.name}.stories.tsx`, stories]] : [];
  }),
]);

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (!files.has(file) && file !== 'shapes.ts') rmSync(`${folder}/${file}`);
for (const [file, text] of files) {
  const path = `${folder}/${file}`;
  // A file that stays as it was starts nothing anew in a Storybook that is running.
  const standing = readdirSync(folder).includes(file) && readFileSync(path, 'utf8') === text;
  if (!standing) writeFileSync(path, text);
}
