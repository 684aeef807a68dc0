/**
 * The local server's port, and a check that it is free, which `npm start` runs before the build: a build would replace
 * the files under a server that already runs.
 */
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/** The port that PORT names, 4173 without it; ends the process with one line when it names none. */
export function readPort(): number {
  const port = Number(process.env.PORT ?? 4173);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}"`);
  process.exit(1);
}

/** What to tell when `port` is in use. */
export const portTaken = (port: number): string =>
  `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = readPort();
  const probe = createServer()
    .once('error', () => {
      console.error(portTaken(port));
      process.exit(1);
    })
    .listen(port, () => probe.close());
}
