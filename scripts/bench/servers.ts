import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The ports of the servers, once they listen. */
export interface Ports {
  /** The sites, in the order of their folders. */
  sites: number[];
  /** The stand-in for every other host. */
  outside: number;
}

/** The running servers. */
export interface Servers {
  /** Addresses of the sites, in the order of their folders. */
  origins: string[];
  /** Port of the stand-in for every other host. */
  outside: number;
  stop: () => void;
}

/**
 * Serves the built site of each project folder over HTTP/2, as hosts do. A process of its own does it, so that nothing this one
 * computes delays an answer. If it cannot start, it says why, and this process ends with it.
 */
export async function startServers(folders: readonly string[]): Promise<Servers> {
  const server = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), folders);
  const giveUp = (): never => process.exit(1);
  server.once('exit', giveUp);
  const [{ sites, outside }] = (await once(server, 'message')) as [Ports];
  server.off('exit', giveUp);
  const origins = sites.map((port) => `https://localhost:${port}`);
  return { origins, outside, stop: () => server.disconnect() };
}
