/**
 * Puts the built site in order for a host: `npm run host -- nginx` (or `cloudflare`, `netlify`, `vercel`) writes `.build/<host>`,
 * with the pages where that host looks for them, its rules, and the newsletter's forwarder as one file.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import {
  flatFile,
  headersFile,
  nginxConfig,
  redirectsFile,
  routesFile,
  vercelConfig,
} from '../deploy/formats.ts';
import type { HostRules } from '../deploy/rules.ts';
import { site } from '../src/content/site.ts';
import { needSite } from './built-site.ts';
import { filesBelow, readHostRules } from './host-rules.ts';
import { keepAssets } from './kept-assets.ts';
import { readOptions, reason, refuse, stop } from './options.ts';

const { hostname } = new URL(site.url);

const { values, positionals } = readOptions({
  name: 'npm run host',
  about:
    'Prepares the site as it was last built for a host, in .build/<host>. All options but the first are nginx’s.',
  positionals: 'nginx | netlify | cloudflare | vercel',
  options: {
    'keep-from': {
      type: 'string',
      value: '<address>',
      about: 'where the last deploy is, whose files stay for a week',
    },
    root: {
      type: 'string',
      default: `/var/www/${hostname}/site`,
      value: '<folder>',
      about: 'where the site’s files are on the server',
    },
    listen: { type: 'string', default: '80', value: '<port>', about: 'where nginx listens' },
    'server-name': {
      type: 'string',
      default: hostname,
      value: '<name>',
      about: 'the name that visitors call the server by',
    },
    certificate: {
      type: 'string',
      value: '<folder>',
      about: 'where the certificate is on the server; HTTP leads to HTTPS then',
    },
    forwarder: {
      type: 'string',
      default: 'http://127.0.0.1:8787',
      value: '<address>',
      about: 'where the newsletter’s forwarder is',
    },
  },
});

/** Cloudflare takes as many rules for headers. */
const cloudflareRules = 100;

/** Files in the order in which pages name them, the most used first: with few rules they matter most. */
function byUse(files: string[]): string[] {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(`dist${file}`, 'utf8'));
  const uses = new Map(files.map((file) => [file, pages.filter((html) => html.includes(file)).length]));
  return [...files].sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
}

/** What a host needs besides the built site. */
interface Layout {
  /** Folder of the site's files. Default `site`. */
  folder?: string;
  /** Path of a file of the build on that host. Default: the same path. */
  place?: (file: string) => string;
  /** The forwarder: its source in deploy/forwarder, and where it goes. */
  forwarder: [source: string, target: string];
  /** Other files, by their path. */
  files: (rules: HostRules) => Record<string, string>;
  /** What to do next. */
  next: string;
}

const layouts: Record<string, Layout> = {
  nginx: {
    forwarder: ['node-server', 'forwarder.mjs'],
    files: (rules) => ({
      'site.conf': nginxConfig(rules, {
        listen: values.listen,
        serverName: values['server-name'],
        root: values.root,
        forwarder: values.forwarder,
        secure: values.certificate ? { listen: '443 ssl http2', certificate: values.certificate } : undefined,
      }),
    }),
    next: 'Copy it to the server: docs/deploying.md says how.',
  },
  netlify: {
    place: flatFile,
    forwarder: ['netlify', 'functions/newsletter.mjs'],
    files: (rules) => ({
      'site/_headers': headersFile(rules),
      'site/_redirects': redirectsFile(rules),
      'netlify.toml': '[build]\n  publish = "site"\n\n[functions]\n  directory = "functions"\n',
    }),
    next: 'In that folder: npx netlify-cli deploy --prod',
  },
  cloudflare: {
    place: flatFile,
    forwarder: ['cloudflare', 'functions/api/newsletter/[[path]].js'],
    files: (rules) => ({
      'site/_headers': headersFile({ ...rules, files: byUse(rules.files) }, cloudflareRules),
      'site/_routes.json': routesFile(rules),
    }),
    next: 'In that folder: npx wrangler pages deploy site',
  },
  vercel: {
    folder: 'public',
    forwarder: ['vercel', 'api/newsletter.js'],
    files: (rules) => ({
      'vercel.json': vercelConfig(rules, '/api/newsletter.js'),
      'package.json': '{ "private": true, "type": "module" }\n',
    }),
    next: 'In that folder: npx vercel deploy --prod',
  },
};

/** Bundles a module of the forwarder, with the site's content, into one file. */
async function bundle(source: string, target: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Cloudflare runs no Node: libraries are to come in their version for the web.
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
const layout =
  (more.length === 0 ? layouts[name] : undefined) ??
  refuse(`Name one host: ${Object.keys(layouts).join(', ')}.`);
const from = values['keep-from'];
if (from !== undefined && !URL.canParse(from) && !existsSync(from))
  refuse(`--keep-from must be the site’s address, such as ${site.url}, or a folder, not "${from}".`);
needSite();

const out = path.resolve('.build', name);
const folder = path.join(out, layout.folder ?? 'site');
const { place = (file) => file } = layout;
const copies = /\.(?:br|gz)$/;
rmSync(out, { recursive: true, force: true });
for (const file of filesBelow('dist')) {
  const [copy = ''] = copies.exec(file) ?? [];
  // Hosts that compress by themselves do not need the compressed copies.
  if (copy !== '' && name !== 'nginx') continue;
  const target = path.join(folder, place(file.slice(0, file.length - copy.length)) + copy);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(`dist${file}`, target, { preserveTimestamps: true });
}
const keptFiles = await keepAssets(folder, from).catch((error: unknown) =>
  stop(`The last deploy cannot be read at ${from} (${reason(error)}): try again, or leave out --keep-from.`),
);
for (const [file, content] of Object.entries(layout.files(readHostRules()))) {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
const [source, target] = layout.forwarder;
await bundle(source, path.join(out, target));

console.log(
  `The site for ${name} is in ${path.relative('.', out)}, with ${keptFiles} files of earlier builds.`,
);
console.log(layout.next);
