/** Runs a real nginx on this computer, so that tests can check the site's configuration for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installCommand, installPackages } from './packages.ts';

/** The path where Debian installs the nginx module that serves files that were compressed with brotli in advance. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's nginx, its brotli module and openssl are installed. */
const hasNginx = (): boolean =>
  ['/usr/sbin/nginx', brotliModule, '/usr/bin/openssl'].every((file) => existsSync(file));

/** Installs nginx for tests if it is missing, where possible. Returns whether it is installed. */
export async function ensureNginx(): Promise<boolean> {
  if (!hasNginx()) await installPackages('nginx with brotli');
  return hasNginx();
}

/** The message if {@link ensureNginx} finds no nginx. */
export const nginxHint = `nginx with brotli is not installed. As root: ${installCommand('nginx with brotli')}`;

/** Whether something listens on `port` of this computer. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts nginx with a site's configuration and waits until it listens on `port`.
 * @throws If nginx doesn't start. The error contains nginx's output.
 */
export async function startNginx(site: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `load_module ${brotliModule};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${path.resolve(site)};
}
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await pause(20);
  }
  return {
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
