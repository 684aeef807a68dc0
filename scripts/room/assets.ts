/**
 * Writes the files that Storybook's pages fetch: the keys and types of every section's content, and the pictures for
 * Storybook's overview. Both take several seconds, so only Storybook's own commands run this script.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readOptions } from '../options.ts';
import { folder, writePictures } from './pictures.ts';
import { readShapes } from './shapes.ts';

readOptions({
  name: 'npx tsx scripts/room/assets.ts',
  about: 'Writes the shapes of content and the pictures that Storybook shows.',
});
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/shapes.json`, JSON.stringify(readShapes()));
await writePictures();
