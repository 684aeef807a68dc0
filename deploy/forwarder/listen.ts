import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Prints a message and ends the process. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * Reads the port from the environment variable PORT. Default: `standard`. If PORT is not a valid port, ends the process
 * with a message.
 */
function readPort(standard: number): number {
  const { PORT = String(standard) } = process.env;
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Infinity;
  return port < 65_536
    ? port
    : stop(`PORT must be a number from 1 to 65535, or 0 for any free port, not "${PORT}".`);
}

/** Error codes that mean that HOST is not an address of this machine. */
const noAddress = ['EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

/** The error message if a server can't listen: the reason, and what to do about it. */
function obstacle({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs privileges: set PORT to 1024 or higher.`;
  if (noAddress.includes(code))
    return `HOST must be an address of this computer, such as 127.0.0.1 or 0.0.0.0, not "${host}".`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

/**
 * Starts a server on PORT and HOST, and returns its port. Ends the process with a message if that fails.
 *
 * @param standard The port if PORT is not set.
 * @param host The address to listen on. Default: HOST, or localhost.
 */
export async function listen(
  server: Server,
  standard: number,
  host = process.env.HOST || '127.0.0.1',
): Promise<number> {
  const port = readPort(standard);
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => stop(obstacle(error, port, host)));
  return (server.address() as AddressInfo).port;
}
