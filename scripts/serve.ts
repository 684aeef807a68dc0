/**
 * Serves dist/ the way production does, with a local newsletter provider behind the endpoint, so that you can try a
 * subscription from the form to the provider. `npm start` builds the site first.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../deploy/forwarder/listen.ts';
import { needSite, readSecurity } from './built-site.ts';
import { readOptions } from './options.ts';
import { createSite } from './site-server.ts';

const standardPort = 4173;

const { values } = readOptions({
  name: 'npm run serve',
  about: 'Serves the last build the way production does. npm start builds it first.',
  options: { build: { type: 'boolean', about: 'builds the site first' } },
  variables: {
    PORT: `the port, ${standardPort} without it`,
    HOST: 'the IP address that it listens on; without it, only this computer can reach it',
    NEWSLETTER_FILE: 'where subscriptions go, .provider/subscriptions.jsonl without it',
  },
});

// End when npm ends. A signal that ends npm doesn't reach npm's child processes, so this server would run on and
// keep its port.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();

if (values.build) {
  // Stop if a server is already running: a build would replace its files.
  const probe = createServer();
  await listen(probe, standardPort);
  await once(probe.close(), 'close');
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

needSite();
// Imported only here, because the module reads the content, and the build has to report mistakes in the content first.
const { localNewsletter } = await import('./local-newsletter.ts');
const newsletter = localNewsletter();
const server = createServer(createSite(path.resolve('dist'), readSecurity(), newsletter.handle));
console.log(`The site is at http://localhost:${await listen(server, standardPort)}`);
console.log(newsletter.greeting);
