import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A running server. */
export interface Started {
  port: number;
  /** Stops the server, and returns everything that it wrote to the terminal. */
  stop: () => Promise<string>;
}

/**
 * Starts a server's own script on a free port and waits until the script says that it is listening.
 * @throws If the script exits. The error contains the script's output.
 */
export async function start(script: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const { HOST: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...inherited, PORT: String(port), ...env },
  });
  const closed = once(child, 'close');
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  await Promise.race([once(child.stdout, 'data'), closed]);
  if (child.exitCode !== null) throw new Error(written);
  return {
    port,
    stop: async () => {
      child.kill();
      await closed;
      return written;
    },
  };
}
