/**
 * Tests the package outside of this repository: packs it, copies the examples (which have another brand) to a temporary
 * folder, installs and builds each of them there, and opens its page in Chromium.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import send from 'send';
import { launchOptions } from './chromium.ts';
import { needChromium } from './ensure-chromium.ts';
import { look } from './library/look.ts';
import { readOptions, refuse, stop } from './options.ts';

/** The examples, each with its build's output folder. */
const hosts: Record<string, string> = { vite: 'dist', next: 'out', astro: 'dist' };

const { values, positionals } = readOptions({
  name: 'npm run test:package',
  about:
    'Installs the package in an example with another brand, outside the repository, and checks its page.',
  positionals: `[${Object.keys(hosts).join('|')} ...]`,
  options: {
    built: { type: 'boolean', about: 'uses the package in dist-library without building it' },
    pictures: { type: 'string', value: '<folder>', about: 'saves a screenshot of each view' },
  },
});
const unknown = positionals.find((name) => !hosts[name]);
if (unknown) refuse(`There is no example ${unknown}.`);
const chosen = positionals.length > 0 ? positionals : Object.keys(hosts);

/** Runs a command. Returns whether it succeeded, and its output. */
function run(cwd: string, command: string, ...args: string[]): { done: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { done: status === 0, said: `${stdout}${stderr}` };
}

/** Runs a command that has to succeed. If the command fails, prints the command's output and ends this process. */
function must(cwd: string, command: string, ...args: string[]): void {
  const { done, said } = run(cwd, command, ...args);
  if (!done) stop(`${[command, ...args].join(' ')} failed in ${cwd}:\n${said}`);
}

/** Packs the package into a new temporary folder. Returns the folder. */
function prepare(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  must('.', 'npm', 'pack', './dist-library', '--silent', '--pack-destination', folder);
  const [packed = ''] = readdirSync(folder);
  renameSync(path.join(folder, packed), path.join(folder, 'arcwright.tgz'));
  return folder;
}

/** Copies an example and installs its packages. Returns the copy's folder. */
function install(folder: string, host: string): string {
  const copy = path.join(folder, host);
  for (const part of ['package.json', 'brand', host])
    cpSync(path.join('examples', part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist|out|\.next|\.astro)$/.test(file),
    });
  cpSync(path.join(folder, 'arcwright.tgz'), path.join(copy, 'arcwright.tgz'));
  must(copy, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  // Fails if an installed package doesn't have the version that another one needs.
  must(copy, 'npm', 'ls', '--all', '--silent');
  return copy;
}

/** Adds the first code example of docs/library.md to the example's files, so that its types are checked, too. */
function addGuide(copy: string): void {
  const [, example] = /```tsx\n(import .*?)```/s.exec(readFileSync('docs/library.md', 'utf8')) ?? [];
  writeFileSync(
    path.join(copy, 'vite/src/Guide.tsx'),
    example ?? stop('docs/library.md begins with no example.'),
  );
}

/** Serves files on a free port. */
async function serve(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    send(request, new URL(request.url ?? '/', 'http://localhost').pathname, { root }).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** Makes common mistakes with the package, and returns those whose error message isn't the documented one. */
function mistakes(folder: string, copy: string): string[] {
  const findings: string[] = [];
  const expect = (mistake: string, { done, said }: ReturnType<typeof run>, words: RegExp): void => {
    if (done || !words.test(said))
      findings.push(`${mistake}: the error message is not the documented one: ${said}`);
  };
  expect(
    'A section that does not exist',
    run(copy, 'node', '--input-type=module', '--eval', "import 'arcwright/sections/Pricing';"),
    /'\.\/sections\/Pricing' is not defined by "exports" in \S+arcwright/,
  );

  const peer = path.join(copy, 'node_modules/@mantine/core');
  renameSync(peer, `${peer}-away`);
  expect(
    'A missing peer dependency',
    run(path.join(copy, 'vite'), 'npx', 'vite', 'build'),
    /"?@mantine\/core\S* from "?\S+arcwright/,
  );
  renameSync(`${peer}-away`, peer);

  const old = path.join(folder, 'react-18');
  mkdirSync(old);
  writeFileSync(path.join(old, 'package.json'), '{ "private": true }');
  expect(
    'React 18',
    run(
      old,
      'npm',
      'install',
      '--dry-run',
      '--loglevel=error',
      'react@18.3.1',
      'react-dom@18.3.1',
      '../arcwright.tgz',
    ),
    /Found: react@18.*peer react@"\^19/s,
  );
  return findings;
}

// First requests one package from the registry. If the registry can't be reached, npm would keep retrying the
// installation for a long time.
if (!run('.', 'npm', 'view', 'react', 'version', '--prefer-online', '--fetch-retries=0').done)
  stop('The npm registry can’t be reached, and without it the package can’t be installed.');
const { executablePath } = await needChromium();
if (!values.built) must('.', 'npm', 'run', 'build:library');
const folder = prepare();
const browser = await chromium.launch({ ...launchOptions(), executablePath });
let failed = false;
try {
  for (const host of chosen) {
    const copy = install(folder, host);
    if (host === 'vite') addGuide(copy);
    must(path.join(copy, host), 'npm', 'run', 'build');
    const server = await serve(path.join(copy, host, hosts[host] ?? ''));
    const { port } = server.address() as AddressInfo;
    const pictures = values.pictures && path.join(values.pictures, host);
    const findings = await look(browser, `http://127.0.0.1:${port}/`, pictures);
    server.close();
    if (host === 'vite') findings.push(...mistakes(folder, copy));
    failed ||= findings.length > 0;
    console.log(`${host}: ${findings.length > 0 ? findings.join('\n  ') : 'no findings'}`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
process.exitCode = failed ? 1 : 0;
