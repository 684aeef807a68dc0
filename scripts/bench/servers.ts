import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Version of HTTP that a site is served over. */
type Http = '1' | '2';

/** Where a site answers, by HTTP version. */
export type Origins = Record<Http, string>;

/** What the servers' process tells once it listens. */
export interface Ports {
  /** In the order of the folders. */
  sites: Record<Http, number>[];
  /** Answers for every other host. */
  outside: number;
}

/**
 * Serves the built site of each project folder, over HTTP/1.1 as `npm run serve` does and over HTTP/2. They have a
 * process of their own, which ends with this one: what the benchmark itself computes delays no answer. Where it cannot start
 * it says why, and this one ends, too.
 */
export async function startServers(
  folders: readonly string[],
): Promise<{ sites: Origins[]; outside: number; stop: () => void }> {
  const server = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), folders);
  const giveUp = (): never => process.exit(1);
  server.once('exit', giveUp);
  const [ports] = (await once(server, 'message')) as [Ports];
  server.off('exit', giveUp);
  return {
    sites: ports.sites.map((site) => ({
      1: `http://localhost:${site[1]}`,
      2: `https://localhost:${site[2]}`,
    })),
    outside: ports.outside,
    stop: () => server.disconnect(),
  };
}
