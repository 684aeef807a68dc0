/** Tests the output of `npm run host` for the hosts that can't run here, and nginx's redirect to HTTPS. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newsletterBase } from '../../deploy/forwarder/site.ts';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { hosts } from '../../deploy/hosts/index.ts';
import { nginxConfig } from '../../deploy/hosts/nginx.ts';
import { selfSigned } from '../../scripts/certificate.ts';
import { filesBelow } from '../../scripts/built-site.ts';
import { startNginx } from '../../scripts/nginx.ts';
import { site } from '../../src/content/site.ts';
import { freePort } from './start.ts';

/** A subscription that the forwarder doesn't send to the provider, because the honeypot is filled in. */
const subscription = (): Request =>
  new Request(`${site.url}${newsletterBase}/v2/publications/${site.newsletter.publication}/subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      first_name: 'Jordan',
      email: 'jordan@county.example',
      utm_source: 'test',
      [honeypot]: 'filled',
    }),
  });

/** Functions that call the forwarder's module the way each host does. */
const calls = {
  cloudflare: ({ onRequest }: { onRequest: (event: object) => Promise<Response> }) =>
    onRequest({ request: subscription(), env: {}, waitUntil: () => undefined }),
  netlify: (module: { default: (request: Request, context: object) => Promise<Response> }) =>
    module.default(subscription(), { ip: '192.0.2.1' }),
  vercel: (module: { default: { fetch: (request: Request) => Promise<Response> } }) =>
    module.default.fetch(subscription()),
};

test.each(Object.entries(calls))(
  'for %s, every file is where the host looks, and the forwarder needs no package',
  async (name, call) => {
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/host.ts', name], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const { folder, place = (file: string) => file, forwarder } = hosts[name]!;
    for (const file of filesBelow('dist').filter((each) => !/\.(?:br|gz)$/.test(each)))
      expect(existsSync(`.build/${name}/${folder}${place(file)}`), file).toBe(true);
    const script = path.resolve('.build', name, forwarder[1]);
    expect(readFileSync(script, 'utf8')).not.toMatch(/\bfrom ["'](?!\.|node:)|\brequire\(/);
    const module = (await import(pathToFileURL(script).href)) as never;
    expect((await call(module)).status).toBe(201);
  },
);

test('for Cloudflare, the header rules include the scripts that every page loads', () => {
  const home = readFileSync('dist/index.html', 'utf8');
  const scripts = new Set(home.match(/\/assets\/(?:vendor|shell|entry-client)[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(1);
  const paths = readFileSync('.build/cloudflare/site/_headers', 'utf8').split('\n');
  for (const script of scripts) expect(paths).toContain(script);
});

test('with a certificate, nginx redirects from http to https', async () => {
  const certificate = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(certificate, { recursive: true }));
  const { key, cert } = selfSigned();
  writeFileSync(`${certificate}/privkey.pem`, key);
  writeFileSync(`${certificate}/fullchain.pem`, cert);
  const [port, securePort] = [await freePort(), await freePort()];
  const config = path.join(certificate, 'site.conf');
  writeFileSync(
    config,
    nginxConfig(
      { headers: {}, files: ['/404.html'], endpoint: newsletterBase },
      {
        listen: `127.0.0.1:${port}`,
        secure: { listen: `127.0.0.1:${securePort} ssl http2`, certificate },
        serverName: 'localhost',
        root: path.resolve('dist'),
        forwarder: 'http://127.0.0.1:8787',
      },
    ),
  );
  const nginx = await startNginx(config, port);
  onTestFinished(nginx.stop);
  const { status, headers } = await fetch(`http://localhost:${port}/contact?a=1`, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([301, 'https://localhost/contact?a=1']);
});
