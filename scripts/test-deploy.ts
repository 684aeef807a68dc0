/**
 * Tests what happens in an open tab when the site is deployed again (tests/e2e/deploy.spec.ts). Uses two real builds:
 * the one in dist/, and one in .build/deploy whose source has a different heading. `npm test` runs the same
 * tests with renamed files instead of a second build.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caseStudies } from '../src/content/case-studies.ts';
import { needSite } from './built-site.ts';
import { copyProject } from './copy-project.ts';
import { needChromium } from './ensure-chromium.ts';
import { readOptions } from './options.ts';

readOptions({
  name: 'npm run check deploy',
  about: 'Tests an open tab while the next build is deployed: two real builds, one of them in dist/.',
});
needSite();
const { executablePath } = await needChromium();

const copy = path.resolve('.build/deploy');
const content = path.join(copy, 'src/content/case-studies.ts');

copyProject(copy);
const { heading } = caseStudies.hero;
writeFileSync(content, readFileSync(content, 'utf8').replace(`'${heading}'`, `'${heading} II'`));
const built = spawnSync('npm', ['test', '--', '--only=generate,build'], { cwd: copy, stdio: 'inherit' });
process.exitCode =
  built.status === 0
    ? (spawnSync('npx', ['playwright', 'test', 'deploy'], {
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH: executablePath, SECOND_BUILD: path.join(copy, 'dist') },
      }).status ?? 1)
    : 1;
