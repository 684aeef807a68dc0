/**
 * Builds the static site into dist/: the client's files, one prerendered document per path with its own CSS inlined,
 * compressed copies, and the host's rules. Prints what each page weighs and fails when one is over budget.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { cacheControl, headersFile } from '../deploy/rules.ts';
import { budgetRow, overBudget, printBudgets, type PageWeight } from './budgets.ts';
import { documentFaults } from './documents.ts';

type Server = typeof import('../src/shell/entry-server.tsx');

const out = path.resolve('dist');
const work = path.resolve('.build');
const fontsToPreload = ['besley-latin-wght-normal.woff2', 'hanken-grotesk-latin-wght-normal.woff2'];

rmSync(work, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/shell/entry-server.tsx', outDir: path.join(work, 'server'), manifest: false },
});

const server = (await import(pathToFileURL(path.join(work, 'server/entry-server.js')).href)) as Server;
const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
rmSync(path.join(out, '.vite'), { recursive: true });

/** A chunk with everything it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

/** What every page loads. It imports all pages dynamically, and no page's sections. */
const shell = closure('index.html');

/** The deferred sections of a page, with the deferred ones within them: their HTML is in the document, so their CSS is too. */
function deferredSections(keys: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const key of [...keys].filter((each) => !shell.has(each)))
    for (const next of manifest[key]?.dynamicImports ?? [])
      if (/^src\/(?:pages|sections)\//.test(next)) {
        const chunks = closure(next);
        for (const each of [...chunks, ...deferredSections(chunks)]) found.add(each);
      }
  return found;
}

const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)];
const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');

const template = read('index.html').replace(
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
  '',
);
const fonts = fontsToPreload.map((name) => {
  const asset = Object.values(manifest).find((chunk) => chunk.src?.endsWith(`/${name}`));
  if (!asset) throw new Error(`The font ${name} is not part of the build`);
  return asset.file;
});

/** The document of one path, and what it weighs. */
async function document({
  path: pathname,
  file,
  routeId,
  theme,
  sources,
}: Server['documents'][number]): Promise<PageWeight> {
  const { head, body } = await server.render(pathname);
  const pageChunks = new Set(sources.flatMap((source) => [...closure(source)]));
  const chunks = unique([...shell, ...pageChunks]);
  const scripts = unique(chunks.map((key) => manifest[key]?.file).filter((each) => each?.endsWith('.js')));
  const styles = unique(
    [...chunks, ...deferredSections(pageChunks)].flatMap((key) => manifest[key]?.css ?? []),
  );
  const css = styles.map(read).join('').replaceAll('</style', '<\\/style');
  const modules = sources.map((source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not part of the build`);
    return `/${chunk.file}`;
  });
  const links = [
    ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
    // The files whose rules stand inline: Vite finds them here and does not fetch them again.
    ...styles.map((style) => `<link rel="stylesheet" href="/${style}" disabled>`),
  ].join('');
  const html = (inline: string): string =>
    template
      .replace('<html', () => (theme === undefined ? '<html' : `<html data-theme="${theme}"`))
      .replace('<!--head-->', () => `${head}${server.inlineScripts.join('')}${inline}${links}`)
      .replace(
        '<div id="root"><!--app--></div>',
        () =>
          `<div id="root" data-route="${routeId}" data-scripts="${scripts.map((script) => `/${script}`).join(' ')}" data-modules="${modules.join(' ')}">${body}</div>`,
      );
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html(`<style>${css}</style>`));
  return budgetRow(pathname, {
    scripts: scripts.map((script) => readFileSync(path.join(out, script ?? ''))),
    css: Buffer.from(css),
    html: Buffer.from(html('')),
    fonts: fonts.map((font) => readFileSync(path.join(out, font))),
  });
}

const weights: PageWeight[] = [];
for (const each of server.documents) weights.push(await document(each));

const contentOf = (script: string): string => />([\s\S]*)<\/script>/.exec(script)?.[1] ?? '';
const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const security = {
  ...server.contentSecurity,
  scriptHashes: [...server.inlineScripts.map(contentOf), ...server.sectionScripts].map(hashOf),
};
writeFileSync(path.join(work, 'security.json'), JSON.stringify(security, null, 2));
writeFileSync(
  path.join(out, 'robots.txt'),
  `User-agent: *\nAllow: /\nSitemap: ${server.siteUrl}/sitemap.xml\n`,
);
const documents = server.documents.map(({ path: pathname, file }) => ({
  path: pathname,
  html: read(file),
  error: file.endsWith('404.html'),
}));
/** Pages that stand under their own address: no 404, none that names another as canonical. */
const pages = documents.filter(
  ({ path: pathname, html, error }) =>
    !error && html.includes(`rel="canonical" href="${server.siteUrl}${pathname}"`),
);
writeFileSync(
  path.join(out, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
    .map(({ path: pathname }) => `<url><loc>${server.siteUrl}${pathname}</loc></url>`)
    .join('')}</urlset>\n`,
);

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
const faults = documentFaults(documents, new Set(files));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

/** Cache times by pattern: one for each folder of files, and for each file beside the home page. */
const cacheTimes = new Map(
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
    .map((file) => [file.replace(/^(\/[^/]+\/).*/, '$1*'), cacheControl(file)]),
);
writeFileSync(path.join(out, '_headers'), headersFile(security, cacheTimes));

for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const full = path.join(out, file);
  if (!/\.(?:html|js|css|svg|txt|xml|json|ics)$/.test(file) || statSync(full).size < 1024) continue;
  const content = readFileSync(full);
  writeFileSync(
    `${full}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${full}.gz`, gzipSync(content, { level: 9 }));
}

printBudgets(weights);
if (overBudget(weights)) process.exit(1);
