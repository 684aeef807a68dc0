import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Ports of the servers. */
export interface Ports {
  /** Ports of the sites over HTTP/2, in the order of their folders. */
  http2: number[];
  /** Ports of the sites over HTTP/1.1, in the order of their folders. */
  http1: number[];
  /** Port of the stub for all other hosts. */
  outside: number;
}

/** The origins of a site. */
export interface Origins {
  /** The origin over HTTP/2, the protocol of real hosts. */
  http2: string;
  /** The origin over HTTP/1.1, which some proxies and local servers use. */
  http1: string;
}

/**
 * Serves the built site of each project folder in a separate process, so that nothing in this process delays a
 * response. If the separate process fails, it prints why, and this process ends, too.
 */
export async function startServers(folders: readonly string[]) {
  const server = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), folders, {
    execArgv: ['--import', 'tsx'],
  });
  const giveUp = (): never => process.exit(1);
  server.once('exit', giveUp);
  const [{ http2, http1, outside }] = (await once(server, 'message')) as [Ports];
  const stop = (): void => {
    server.off('exit', giveUp);
    server.disconnect();
  };
  const origins = http2.map((port, at): Origins => ({
    http2: `https://localhost:${port}`,
    http1: `https://localhost:${http1[at]}`,
  }));
  return { origins, outside, stop };
}
