/**
 * Builds the static site into dist/: scripts, styles and other files that browsers load, one prerendered document per
 * path with its CSS inlined, files for crawlers, and compressed copies. Prints what each page weighs, and fails if a
 * page is over budget.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { shortNotFound, shortNotFoundText } from '../deploy/rules.ts';
import { episodeFiles } from '../src/content/episodes/folder.ts';
import { episodes } from '../src/content/episodes/episodes.ts';
import { coverPath, feedPath, sharePicture } from '../src/content/meta.ts';
import { bookingUrl } from '../src/content/site.ts';
import { readAssets } from './assets.ts';
import { overBudget, printBudgets, type PageWeight } from './budgets.ts';
import { compressed, compressFiles } from './compress.ts';
import { deadLink } from './content-addresses.ts';
import { findInContent } from './content-findings.ts';
import { deadLinks, documentFaults, linkFaults, orphans } from './documents.ts';
import { fontFamilies } from './font-faces.ts';
import { headLengths, duplicateHeads } from './heads.ts';
import { contentHistory, contentOf, lastChange } from './history.ts';
import { licenseOf } from './licenses.ts';
import { missingCharacters, siteFonts } from './font-check.ts';
import { readOptions, stop } from './options.ts';
import { visibleText, waitingTexts } from './site-text.ts';

const {
  values: { types },
} = readOptions({
  name: 'npx tsx scripts/build.ts',
  about: 'Builds the site into dist/, using the output of npm run generate.',
  options: {
    types: { type: 'boolean', about: 'also checks the content for wrong and missing keys' },
  },
});

type Server = typeof import('../src/shell/entry-server.tsx');

const out = path.resolve('dist');
const work = path.resolve('.build');
const entry = 'src/shell/entry-client.tsx';
const allFonts = await siteFonts();
const kb = (bytes: number): number => bytes / 1000;
/** Maximum weight of a picture for shared links, in KB. */
const pictureBudget = 120;

/** Prints errors, one per line, and ends the build if there are any. */
function endOn(faults: string[]): void {
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}

/**
 * Errors and warnings in the content, such as a misspelled key, from a check that runs during bundling. Without
 * `--types`, nothing is checked, and both lists are empty.
 */
const findings = types ? findInContent() : Promise.resolve({ errors: [], warnings: [] });

/** Bundles the site. If that fails and the content check has found errors, prints these instead of the bundler's. */
const bundle = (config: InlineConfig): ReturnType<typeof build> =>
  build({ logLevel: 'warn', ...config }).catch(async (error: unknown) => {
    endOn((await findings).errors);
    throw error;
  });

rmSync(work, { recursive: true, force: true });
await bundle({
  build: { outDir: out, emptyOutDir: true, manifest: true, license: true, rolldownOptions: { input: entry } },
});
await bundle({
  publicDir: false,
  // Not minified, so that stack traces are readable.
  build: { minify: false, ssr: 'src/shell/entry-server.tsx', outDir: path.join(work, 'server') },
});

const { errors, warnings } = await findings;
endOn(errors);

// Import these only now, after Vite has set production mode: the pictures' code imports React (for the logo mark), and
// React reads the mode when it is imported.
const [
  { linkedData, linkedDataText },
  { podcastFeed },
  { podcastCover, sharedPicture },
  { llms, robots, sitemap },
] = await Promise.all([
  import('./linked-data/linked-data.ts'),
  import('./feed.ts'),
  import('./share/render.ts'),
  import('./site-files.ts'),
]);
const server = (await import(pathToFileURL(path.join(work, 'server/entry-server.js')).href)) as Server;
const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
/**
 * The licenses of the third-party work that visitors download: bundled packages, and the fonts and drawings, which
 * aren't bundled.
 */
const licenses = [
  readFileSync(path.join(out, '.vite/license.md'), 'utf8'),
  ...[...fontFamilies.map(({ source }) => source), '@dicebear/notionists'].map(licenseOf),
].join('');
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

/** The site's documents. The same expression also writes their files. */
const documents = await Promise.all(
  server.documents.map(async ({ path: pathname, file, error, route, canonical, sources }) => {
    const { scripts, styles, modules } = assetsOf(sources);
    const css = styles.map(read).join('').replaceAll('</style', '<\\/style');
    const { meta, body, scripts: inline } = await server.renderPage(pathname);
    const html = server.renderDocument({
      meta,
      body,
      routeId: route.id,
      theme: route.theme,
      linkedData: error ? undefined : linkedDataText(linkedData(canonical, meta)),
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
      route,
      meta,
    };
  }),
);

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const security = {
  ...server.contentSecurity,
  scriptHashes: [...new Set(documents.flatMap(({ inline }) => inline))].map(hashOf),
};
writeFileSync(path.join(work, 'security.json'), JSON.stringify(security, null, 2));

/** The pages for search engines to index. Leaves out error pages, and pages whose canonical URL is another page's. */
const pages = documents.filter(
  ({ path: pathname, canonical, error }) => !error && canonical === `${server.siteUrl}${pathname}`,
);
endOn(duplicateHeads(pages));

const history = contentHistory();
const listed = pages.map(({ path: pathname, meta, route }) => ({
  path: pathname,
  meta,
  changed: lastChange(history, contentOf(route)),
}));
const recordings = new Map(episodeFiles.map(({ id, episode }) => [id, episode.recording]));
const feed = podcastFeed(episodes.map((episode) => ({ ...episode, recording: recordings.get(episode.id) })));
const written: Record<string, string> = {
  '/robots.txt': robots(),
  '/sitemap.xml': sitemap(listed),
  '/llms.txt': llms(listed),
  [feedPath]: feed,
  [shortNotFound]: shortNotFoundText,
};
for (const [file, content] of Object.entries(written)) writeFileSync(path.join(out, file), content);

/** Writes a picture when it is ready. Returns its size in bytes. */
async function writePicture(pathname: string, drawing: Promise<Buffer>): Promise<number> {
  const target = path.join(out, pathname);
  const picture = await drawing;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, picture);
  return picture.length;
}
const pictures = await Promise.all(
  pages.map(async ({ path: pathname, meta, route }) => {
    const picture = sharePicture(pathname);
    const page = { routeId: route.id, theme: route.theme ?? 'site', title: meta.title } as const;
    return { picture, weight: kb(await writePicture(picture, sharedPicture(page))) };
  }),
);
await writePicture(coverPath, podcastCover());
endOn(
  pictures
    .filter(({ weight }) => weight > pictureBudget)
    .map(({ picture, weight }) => `${picture} has ${weight.toFixed(1)} KB, and may have ${pictureBudget}`),
);

writeFileSync(path.join(out, 'licenses.txt'), licenses);
mkdirSync(path.join(out, '.well-known'));
writeFileSync(path.join(out, '.well-known/security.txt'), server.securityText(new Date()));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map((each) => path.relative(out, path.join(each.parentPath, each.name)));
const texts = documents.map(({ path: place, html }) => ({ place, text: visibleText(html) }));
endOn([
  ...documentFaults(documents),
  ...[...deadLinks(documents, new Set(files.map(address)))].flatMap(([link, on]) => deadLink(link, on)),
  ...linkFaults(documents, new Set([bookingUrl])),
  ...missingCharacters([...texts, ...waitingTexts()], allFonts),
]);

const sizes = await compressFiles(out, files);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const cssSizes = new Map<string, Promise<number>>();
/** Size of a page's styles, in bytes after brotli. Cached, because many pages have the same styles. */
function sizeOf(css: string): Promise<number> {
  const size = cssSizes.get(css) ?? compressed(css).then(({ length }) => length);
  cssSizes.set(css, size);
  return size;
}
const weights = await Promise.all(
  documents.map(async ({ path: pathname, file, css, scripts }): Promise<PageWeight> => {
    const cssSize = await sizeOf(css);
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
for (const page of orphans(
  documents,
  pages.map(({ path: pathname }) => pathname),
))
  console.warn(`\nNo page links to ${page}: add a link, in src/content/navigation.ts for example.`);
const heads = headLengths(pages);
// Pseudo-English can be longer than what search engines show.
if (heads.length > 0 && !process.env.PSEUDO)
  console.warn(`\nSearch engines would not show these in full:\n${heads.join('\n')}`);
if (warnings.length > 0)
  console.warn(
    `\nWorth a look, because they are too long for their space or past their date:\n${warnings.join('\n')}`,
  );
// Pseudo-English compresses worse than real copy, and can be longer, so the budgets don't apply to it.
if (overBudget(weights) && !process.env.PSEUDO)
  stop(
    'A page is over its budget: find out what it loads that it didn’t before, or raise the budget in scripts/budgets.ts.',
  );
