/**
 * Serves dist/ the way production does, with a local newsletter provider behind the endpoint, so that the whole path of
 * a subscription can be seen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { ContentSecurity } from '../deploy/rules.ts';
import { localNewsletter } from './local-newsletter.ts';
import { portTaken, readPort } from './port.ts';
import { createSite } from './site-server.ts';

const root = path.resolve('dist');
if (!existsSync(path.join(root, 'index.html'))) {
  console.error('There is no built site in dist/. Run: npm run build');
  process.exit(1);
}

const port = readPort();
const security = JSON.parse(readFileSync('.build/security.json', 'utf8')) as ContentSecurity;
const newsletter = localNewsletter();
const server = createServer(createSite(root, security, newsletter.handle));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? portTaken(port) : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

// Only this computer reaches it, unless told otherwise.
server.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  console.log(`The site is at http://localhost:${port}`);
  console.log(newsletter.greeting);
});
