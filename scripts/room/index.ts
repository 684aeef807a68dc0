/**
 * Writes Storybook's data about the site into `.storybook/generated`: the map of the site, the stories with the site's
 * own content, and the list of icons.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { icons } from './icons.ts';
import { readSiteMap } from './site-map.ts';
import { onTheSite } from './stories.ts';

const folder = '.storybook/generated';
const map = readSiteMap();

const files = new Map([
  [
    'site.ts',
    `import type { SiteMap } from '../../scripts/room/site-map.ts';\n\nexport const site: SiteMap = ${JSON.stringify(map)};\n`,
  ],
  ['icons.ts', icons()],
]);
for (const section of map.sections) {
  const story = await onTheSite(map, section);
  if (story) files.set(`${section.name}.stories.tsx`, story);
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (file !== 'static' && !files.has(file)) rmSync(`${folder}/${file}`);
for (const [file, text] of files) {
  const path = `${folder}/${file}`;
  // Skip unchanged files: a running Storybook reloads every file that is written.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
