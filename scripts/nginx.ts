/** A real nginx with the site's configuration, on this computer only. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxConfig } from '../deploy/formats.ts';
import type { HostRules } from '../deploy/rules.ts';
import { installCommand, installPackages } from './packages.ts';

/** Where Debian puts the module that answers with files that are compressed already. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's nginx is here, with the module and the certificate program that its tests need. */
const hasNginx = (): boolean =>
  ['/usr/sbin/nginx', brotliModule, '/usr/bin/openssl'].every((file) => existsSync(file));

/** Whether there is an nginx to test with: one that is here, else the system's, installed now where that can be done. */
export async function ensureNginx(): Promise<boolean> {
  if (!hasNginx()) await installPackages('nginx with brotli');
  return hasNginx();
}

/** What to tell a person when {@link ensureNginx} found no way. */
export const nginxHint = `There is no nginx with brotli here. As root: ${installCommand('nginx with brotli')}`;

/** Whether something listens on `port` of this computer. */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

/** Waits until `child` listens on `port`; false when it ended before. */
async function listening(port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    if (await isTaken(port)) return true;
    await pause(20);
  }
  return false;
}

/**
 * Starts nginx on `port` with the configuration that `rules` say, for the site in `root`. It ends with `stop`.
 * @throws when nginx does not start, with what it said.
 */
export async function startNginx(
  rules: HostRules,
  { port, root, forwarder }: { port: number; root: string; forwarder: string },
): Promise<{ stop: () => Promise<void> }> {
  if (await isTaken(port)) throw new Error(`Port ${port} is taken: nginx needs another one.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = nginxConfig(rules, {
    listen: `127.0.0.1:${port}`,
    serverName: 'localhost',
    root: path.resolve(root),
    forwarder,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${brotliModule};
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (!(await listening(port, child))) throw new Error(`nginx did not start:\n${said}`);
  return {
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
