import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { flatFile, nginxConfig } from '../../deploy/formats.ts';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { cacheControl, cacheTimes } from '../../deploy/rules.ts';
import { selfSigned } from '../../scripts/bench/certificate.ts';
import { readHostRules } from '../../scripts/host-rules.ts';
import { brotliModule } from '../../scripts/nginx.ts';
import { site } from '../../src/content/site.ts';

const rules = readHostRules();
const endpoint = `${rules.endpoint}/v2/publications/${site.newsletter.publication}/subscriptions`;

/** Runs the command for a host. */
const layOut = (host: string): void => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/host.ts', host], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
};

/** A subscription that goes no further than the forwarder. */
const dry = (origin: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: origin },
  body: JSON.stringify({
    first_name: 'Jordan',
    email: 'jordan@county.example',
    utm_source: 'test',
    [honeypot]: 'filled',
  }),
});

describe('the layout for Cloudflare', () => {
  const folder = '.build/cloudflare';
  beforeAll(() => layOut('cloudflare'));

  test('has every page as a file beside its folder, and no compressed copies', () => {
    for (const file of rules.files) expect(existsSync(`${folder}/site${flatFile(file)}`), file).toBe(true);
    expect(existsSync(`${folder}/site/index.html.br`)).toBe(false);
  });

  test('has no more rules than Cloudflare takes, and names the files first that pages use most', () => {
    const paths = readFileSync(`${folder}/site/_headers`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(paths).toHaveLength(100);
    const home = readFileSync('dist/index.html', 'utf8');
    const scripts = new Set(home.match(/\/assets\/(?:vendor|shell|entry-client)[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(1);
    for (const script of scripts) expect(paths).toContain(script);
  });

  test('has a function that needs nothing but the web', async () => {
    const file = path.resolve(folder, 'functions/api/newsletter/[[path]].js');
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bfrom ["'](?!\.)|\brequire\(/);
    const { onRequest } = (await import(pathToFileURL(file).href)) as {
      onRequest: (event: unknown) => Promise<Response>;
    };
    const request = new Request(site.url + endpoint, dry(site.url));
    expect((await onRequest({ request, env: {}, waitUntil: () => undefined })).status).toBe(201);
  });
});

describe('the layout for nginx', () => {
  const folder = '.build/nginx';
  beforeAll(() => layOut('nginx'));

  test('has every file and its compressed copies, as old as in the build: their validators stay', () => {
    for (const file of rules.files) {
      const [copy, built] = [statSync(`${folder}/site${file}`), statSync(`dist${file}`)];
      expect(copy.size, file).toBe(built.size);
      // Copied to the millisecond; validators go by the second.
      expect(Math.abs(copy.mtimeMs - built.mtimeMs), file).toBeLessThan(2);
    }
    expect(existsSync(`${folder}/site/index.html.br`)).toBe(true);
    const lasting = rules.files.filter((file) => cacheControl(file) === cacheTimes.assets).length;
    const builds = JSON.parse(readFileSync(`${folder}/site/assets/builds.json`, 'utf8')) as object;
    expect(Object.keys(builds)).toHaveLength(lasting);
  });

  test('has a configuration that nginx takes with a certificate, too, where certbot puts it', () => {
    const certificate = mkdtempSync(path.join(tmpdir(), 'certificate-'));
    onTestFinished(() => rmSync(certificate, { recursive: true }));
    const { key, cert } = selfSigned();
    writeFileSync(`${certificate}/privkey.pem`, key);
    writeFileSync(`${certificate}/fullchain.pem`, cert);
    const config = nginxConfig(rules, {
      // Ports that need no rights.
      listen: '127.0.0.1:40080',
      secure: { listen: '127.0.0.1:40443 ssl http2', certificate },
      serverName: 'localhost',
      root: certificate,
      forwarder: 'http://127.0.0.1:8787',
    });
    expect(config).toContain('return 301 https://$host$request_uri;');
    const conf = path.join(certificate, 'nginx.conf');
    writeFileSync(
      conf,
      `load_module ${brotliModule}; pid ${certificate}/pid; events {} http { access_log off; ${config} }`,
    );
    const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-e', 'stderr', '-c', conf], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });

  test('has a forwarder that starts, answers, and ends when it is told', async () => {
    const child = spawn(process.execPath, [`${folder}/forwarder.mjs`], {
      env: { ...process.env, PORT: '0', NEWSLETTER_API_URL: '', NEWSLETTER_API_KEY: '' },
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const origin = `http://127.0.0.1:${/port (\d+)/.exec(said.toString())?.[1] ?? ''}`;
    expect((await fetch(origin + endpoint, dry(origin))).status).toBe(201);
    expect((await fetch(origin)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
