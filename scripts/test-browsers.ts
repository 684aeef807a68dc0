/**
 * Tests every page and the main interactions of the last build in Firefox and WebKit. Installs missing browsers from
 * the system's packages if possible. Fails if one is still missing.
 */
import { spawnSync } from 'node:child_process';
import { needSite } from './built-site.ts';
import { engineHint, engines, ensureEngines } from './engines.ts';
import { readOptions } from './options.ts';

const { values, positionals } = readOptions({
  name: 'npm run check browsers',
  about: 'Tests every page and the main interactions in Firefox and WebKit, on the last build.',
  positionals: '[file ...]',
  options: {
    'tags-filter': { type: 'string', value: '<tag>', about: 'only tests with that tag, such as smoke' },
    'test-name-pattern': {
      type: 'string',
      value: '<words>',
      about: 'only tests with these words in their names',
    },
  },
});
needSite();

const missing = await ensureEngines();
for (const engine of missing) console.error(engineHint(engine));
const chosen = Object.entries({ config: 'vitest.node.config.ts', project: 'browsers', ...values }).map(
  ([name, value]) => `--${name}=${value}`,
);
const status =
  missing.length === engines.length
    ? 1
    : spawnSync('npx', ['vitest', 'run', ...chosen, ...positionals], { stdio: 'inherit' }).status;
process.exitCode = missing.length > 0 ? 1 : (status ?? 1);
