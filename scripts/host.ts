/**
 * Prepares the built site for a host: `npm run host -- nginx` (or `cloudflare`, `netlify`, `vercel`) writes
 * `.build/<host>`, with the site's files where that host expects them, the host's configuration, and the newsletter
 * forwarder in one file.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { newsletterBase } from '../deploy/forwarder/site.ts';
import { hosts } from '../deploy/hosts/index.ts';
import { securityHeaders, type HostRules } from '../deploy/rules.ts';
import { site } from '../src/content/site.ts';
import { filesBelow, needSite, readSecurity } from './built-site.ts';
import { keepAssets } from './kept-assets.ts';
import { readOptions, reason, refuse, stop } from './options.ts';

/** Matches the paths of the compressed copies of files. */
const copies = /\.(?:br|gz)$/;

const { hostname } = new URL(site.url);

const { values, positionals } = readOptions({
  name: 'npm run host',
  about: 'Prepares the last build for a host, in .build/<host>. All options but the first are for nginx.',
  positionals: Object.keys(hosts).join(' | '),
  options: {
    'keep-from': {
      type: 'string',
      value: '<url>',
      about: 'URL of the last deploy, to keep its files for a week',
    },
    root: {
      type: 'string',
      default: `/var/www/${hostname}/site`,
      value: '<folder>',
      about: 'the site’s files on the server',
    },
    listen: { type: 'string', default: '80', value: '<port>', about: 'port that nginx listens on' },
    'server-name': {
      type: 'string',
      default: hostname,
      value: '<name>',
      about: 'the site’s domain',
    },
    certificate: {
      type: 'string',
      value: '<folder>',
      about: 'the certificate’s folder on the server; HTTP then redirects to HTTPS',
    },
    forwarder: {
      type: 'string',
      default: 'http://127.0.0.1:8787',
      value: '<url>',
      about: 'URL of the newsletter forwarder',
    },
  },
});

/**
 * What a host's configuration is made from. The files that most pages use come first, so that a host that limits the
 * number of rules gets the rules for these files.
 */
function hostRules(): HostRules {
  const files = filesBelow('dist').filter((file) => !copies.test(file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(`dist${file}`, 'utf8'));
  const uses = new Map(files.map((file) => [file, pages.filter((html) => html.includes(file)).length]));
  return {
    headers: securityHeaders(readSecurity()),
    files: files.sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0)),
    endpoint: newsletterBase,
  };
}

/** Bundles a module of the forwarder, with everything it imports, into one file. */
async function bundle(source: string, target: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Cloudflare doesn't run Node: use the libraries' web versions.
    ssr: { noExternal: true, target: source === 'cloudflare' ? 'webworker' : 'node' },
    build: {
      ssr: `deploy/forwarder/${source}.ts`,
      outDir: path.dirname(target),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: path.basename(target) } },
    },
  });
}

const [name = '', ...more] = positionals;
const host =
  (more.length === 0 ? hosts[name] : undefined) ?? refuse(`Give one host: ${Object.keys(hosts).join(', ')}.`);
const from = values['keep-from'];
if (from !== undefined && !URL.canParse(from) && !existsSync(from))
  refuse(`--keep-from must be the site’s URL, such as ${site.url}, or a folder, not "${from}".`);
needSite();

const out = path.resolve('.build', name);
const folder = path.join(out, host.folder);
const { place = (file) => file } = host;
rmSync(out, { recursive: true, force: true });
for (const file of filesBelow('dist')) {
  if (copies.test(file) && !host.compressed) continue;
  const target = path.join(folder, place(file));
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(`dist${file}`, target, { preserveTimestamps: true });
}
const keptFiles = await keepAssets(folder, from).catch((error: unknown) =>
  stop(`Can’t read the last deploy at ${from} (${reason(error)}): try again, or leave out --keep-from.`),
);
const files = host.files(hostRules(), {
  listen: values.listen,
  serverName: values['server-name'],
  root: values.root,
  forwarder: values.forwarder,
  ...(values.certificate && { secure: { listen: '443 ssl http2', certificate: values.certificate } }),
});
for (const [file, content] of Object.entries(files)) {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
const [source, target] = host.forwarder;
await bundle(source, path.join(out, target));

console.log(
  `The site for ${name} is in ${path.relative('.', out)}, with ${keptFiles} files of earlier builds.`,
);
console.log(host.next);
