/**
 * Every page, and the main interactions, in Firefox and in WebKit, on the site as it was last built. Installs what they need where the
 * system's packages can be; fails when one of them is missing.
 */
import { spawnSync } from 'node:child_process';
import { engineHint, engines, ensureEngines } from './engines.ts';

const missing = await ensureEngines();
for (const engine of missing) console.error(engineHint(engine));
const status =
  missing.length === engines.length
    ? 1
    : spawnSync('npx', ['vitest', 'run', '--project=browsers', ...process.argv.slice(2)], {
        stdio: 'inherit',
      }).status;
process.exitCode = missing.length > 0 ? 1 : (status ?? 1);
