/**
 * Builds the static site into dist/: the client's files, one prerendered document per path with its own CSS inlined,
 * compressed copies, and the host's rules. Prints what each page weighs and fails when one is over budget.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { readAssets } from './assets.ts';
import { overBudget, printBudgets, type PageWeight } from './budgets.ts';
import { compressed, compressFile } from './compress.ts';
import { siteSources, unknownProperties } from './custom-properties.ts';
import { documentFaults } from './documents.ts';
import { fontFamilies } from './font-faces.ts';
import { findTooLong } from './lengths.ts';
import { licensesText, packageOf } from './licenses.ts';
import { missingCharacters, siteFonts } from './font-check.ts';
import { visibleText, waitingTexts } from './site-text.ts';
import { wrongTypes } from './types.ts';

// The same site in longer words, beside this one.
if (process.argv.includes('--pseudo'))
  process.exit(
    spawnSync('tsx', ['scripts/pseudo-site.ts', '--longer', '--build'], { stdio: 'inherit' }).status ?? 1,
  );

type Server = typeof import('../src/shell/entry-server.tsx');

const out = path.resolve('dist');
const work = path.resolve('.build');
const entry = 'src/shell/entry-client.tsx';
const allFonts = await siteFonts();

/** Ends the build when there are faults, and says them, a line each. */
function endOn(faults: string[]): void {
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}

const sources = siteSources();
endOn(unknownProperties(sources, sources));

/** The compiler's findings, made while the site is: a missing or misspelt key of the content is one. Off in the test run. */
const checked = process.argv.includes('--types');
const types = checked ? wrongTypes() : Promise.resolve([]);
const longTexts = checked ? findTooLong() : Promise.resolve('');

rmSync(work, { recursive: true, force: true });
const client = await build({
  logLevel: 'warn',
  build: { outDir: out, emptyOutDir: true, manifest: true, rolldownOptions: { input: entry } },
});
await build({
  logLevel: 'warn',
  publicDir: false,
  // Readable, for what goes wrong in it says where.
  build: { minify: false, ssr: 'src/shell/entry-server.tsx', outDir: path.join(work, 'server') },
});

endOn(await types);

const server = (await import(pathToFileURL(path.join(work, 'server/entry-server.js')).href)) as Server;
const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
rmSync(path.join(out, '.vite'), { recursive: true });

const assetsOf = readAssets(manifest, entry);
const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
const fonts = allFonts
  .filter(({ preload }) => preload)
  .map(({ name }) => {
    const asset = Object.values(manifest).find((chunk) => chunk.src?.endsWith(`/${name}`));
    if (!asset) throw new Error(`The font ${name} is not part of the build`);
    return asset.file;
  });
const address = (file: string): string => `/${file}`;

/** Every document as it was written. */
const documents = await Promise.all(
  server.documents.map(async ({ path: pathname, file, error, routeId, canonical, theme, sources }) => {
    const { scripts, styles, modules } = assetsOf(sources);
    const css = styles.map(read).join('').replaceAll('</style', '<\\/style');
    const { meta, body, scripts: inline } = await server.renderPage(pathname);
    const html = server.renderDocument({
      meta,
      body,
      routeId,
      theme,
      css,
      styles: styles.map(address),
      fonts: fonts.map(address),
      scripts: scripts.map(address),
      modules: modules.map(address),
    });
    const target = path.join(out, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    return {
      path: pathname,
      canonical: `${server.siteUrl}${canonical}`,
      file,
      html,
      css,
      scripts,
      inline,
      error,
    };
  }),
);

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const security = {
  ...server.contentSecurity,
  scriptHashes: [...new Set(documents.flatMap(({ inline }) => inline))].map(hashOf),
};
writeFileSync(path.join(work, 'security.json'), JSON.stringify(security, null, 2));
writeFileSync(
  path.join(out, 'robots.txt'),
  `User-agent: *\nAllow: /\nSitemap: ${server.siteUrl}/sitemap.xml\n`,
);
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

/** The packages that are part of what visitors receive: bundled code, the fonts, and the portraits' drawings. */
const bundled = [client].flat().flatMap((result) => ('output' in result ? result.output : []));
const packages = [
  ...bundled.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds.map(packageOf) : [])),
  ...[...fontFamilies.map(({ source }) => source), '@dicebear/notionists'].map((name) =>
    path.resolve('node_modules', name),
  ),
].filter((folder) => folder !== undefined);
writeFileSync(path.join(out, 'licenses.txt'), licensesText(server.siteName, packages));
mkdirSync(path.join(out, '.well-known'));
writeFileSync(path.join(out, '.well-known/security.txt'), server.securityText(new Date()));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map((each) => path.relative(out, path.join(each.parentPath, each.name)));
const texts = documents.map(({ path: place, html }) => ({ place, text: visibleText(html) }));
endOn([
  ...documentFaults(documents, new Set(files.map(address))),
  ...missingCharacters([...texts, ...waitingTexts()], allFonts),
]);

const sizes = new Map(
  await Promise.all(files.map(async (file) => [file, await compressFile(path.join(out, file))] as const)),
);

const kb = (bytes: number): number => bytes / 1000;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const cssSizes = new Map<string, number>();
const weights = await Promise.all(
  documents.map(async ({ path: pathname, file, css, scripts }): Promise<PageWeight> => {
    const cssSize = cssSizes.get(css) ?? (await compressed(css)).length;
    cssSizes.set(css, cssSize);
    return {
      path: pathname,
      weight: {
        js: kb(sum(scripts.map((script) => sizes.get(script) ?? 0))),
        css: kb(cssSize),
        html: kb((sizes.get(file) ?? 0) - cssSize),
        fonts: kb(sum(fonts.map((font) => sizes.get(font) ?? 0))),
        allFonts: kb(sum(allFonts.map(({ content }) => content.length))),
      },
    };
  }),
);
printBudgets(weights);
if (await longTexts) console.warn(`\nTexts longer than their place was drawn for:\n${await longTexts}`);
// Pseudo-English is longer, or compresses worse, than what the budgets are made for.
if (overBudget(weights) && !process.env.PSEUDO) process.exit(1);
