/**
 * Writes the generated files, which are not checked in: theme, page data, content schemas, fonts, inline scripts,
 * drawings, calendar, icons, and Storybook's data about the site. If a mistake in the content prevents this, reports
 * the mistake instead of a stack trace.
 */
import { spawnSync } from 'node:child_process';
import { contentFindings } from './content-findings.ts';
import { readOptions } from './options.ts';

readOptions({
  name: 'npm run generate',
  about:
    'Writes the generated files: theme, page data, content schemas, fonts, inline scripts, drawings, calendar, icons, Storybook’s data.',
});

for (const script of [
  'theme',
  // Content imports drawings from a module that art/index writes.
  'art/index',
  'data',
  'schemas',
  'fonts',
  'font-sets',
  // One inline script needs the sources of the fallback fonts.
  'inline-scripts',
  'calendar',
  'icons',
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
