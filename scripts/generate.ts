/**
 * Writes what follows from the sources and is no part of the repository: pages' data, the schemas of sections' content, inline scripts, theme, drawings, calendar, icons, fonts, and what
 * Storybook's review room knows of the site. Where a mistake in the content stops that, the mistake is told, and not the
 * stack of what stumbled over it.
 */
import { spawnSync } from 'node:child_process';
import { contentFindings } from './content-findings.ts';
import { readOptions } from './options.ts';

readOptions({
  name: 'npm run generate',
  about:
    'Writes what follows from the sources: pages’ data, content’s schemas, inline scripts, theme, drawings, calendar, icons, fonts, the review room’s data.',
});

for (const script of [
  'data',
  'schemas',
  'inline-scripts',
  'theme',
  'art/index',
  'calendar',
  'icons',
  'fonts',
  'font-sets',
  'room/index',
]) {
  const { status, stderr } = spawnSync('tsx', [`scripts/${script}.ts`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    const { errors } = await contentFindings();
    console.error(errors.length > 0 ? errors.join('\n') : stderr);
    process.exit(1);
  }
  process.stderr.write(stderr);
}
