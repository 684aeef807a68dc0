/**
 * Writes every drawing in the catalog to public/art, and removes files that are no longer in the catalog. Also writes
 * the module from which content imports drawings, which exports each drawing's URL and size.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toSvg } from './geometry.ts';
import { ContentFault } from '../../src/content/episodes/fault.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const TARGET = join(ROOT, 'public/art');
const REGISTRY = join(ROOT, 'src/content/generated/drawings.ts');

const { CATALOG } = await import('./catalog.ts').catch((error: unknown) => {
  if (!(error instanceof ContentFault)) throw error;
  console.error(error.message);
  process.exit(1);
});

/** Removes files that are not in the catalog, and folders that this leaves empty. */
function removeStale(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeStale(path);
      if (readdirSync(path).length === 0) {
        rmdirSync(path);
      }
    } else if (!CATALOG.has(relative(TARGET, path).split(sep).join('/'))) {
      rmSync(path);
    }
  }
}

/** Writes a file unless its content is unchanged, so that watchers only see real changes. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * The name under which content imports a drawing: its path in camel case, without the folder `scenes` or `portraits`.
 */
const nameOf = (path: string): string =>
  path
    .replace(/^(?:scenes|portraits)\/|\.svg$/g, '')
    .replaceAll(/[/-](\w)/g, (_, first: string) => first.toUpperCase());

let bytes = 0;
const registry = ['/** All drawings of the site, from scripts/art/catalog.ts. */'];
for (const [path, draw] of CATALOG) {
  const drawing = draw();
  const text = toSvg(drawing);
  write(join(TARGET, path), text);
  bytes += Buffer.byteLength(text);
  const [, , width, height] = drawing.viewBox;
  registry.push(
    `export const ${nameOf(path)} = { src: '/art/${path}', width: ${width}, height: ${height} };`,
  );
}
removeStale(TARGET);
write(REGISTRY, `${registry.join('\n')}\n`);
console.log(`public/art: ${CATALOG.size} drawings, ${bytes.toLocaleString('en')} bytes`);
