import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Ports of the servers. */
export interface Ports {
  /** Ports of the sites, in the order of their folders. */
  sites: number[];
  /** Port of the stub for all other hosts. */
  outside: number;
}

/**
 * Serves the built site of each project folder over HTTP/2, as hosts do, in a separate process: nothing this one
 * computes delays a response. If it fails, it says why, and this process ends with it.
 */
export async function startServers(folders: readonly string[]) {
  const server = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), folders, {
    execArgv: ['--import', 'tsx'],
  });
  const giveUp = (): never => process.exit(1);
  server.once('exit', giveUp);
  const [{ sites, outside }] = (await once(server, 'message')) as [Ports];
  const stop = (): void => {
    server.off('exit', giveUp);
    server.disconnect();
  };
  return { origins: sites.map((port) => `https://localhost:${port}`), outside, stop };
}
