import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { entries, sections } from '../../scripts/library/entries.ts';
import { publicInterface } from '../../scripts/library/guide.ts';

const folder = 'dist-library';

interface SourceMap {
  sources: string[];
}

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** The files of one of the package's entry points, as stated in its `exports`. */
function filesOf(name: string): { types: string; default: string } {
  const target = manifest.exports[`./${name}`];
  if (typeof target !== 'object') throw new Error(`There is no entry ${name}.`);
  return target;
}

describe('the package', () => {
  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages).toEqual([]);
  });

  test('has type declarations that all module resolutions find', () => {
    const others = Object.keys(manifest.exports).filter((name) => /\.(css|txt|json)$/.test(name));
    const { status, stdout } = spawnSync(
      'npx',
      ['attw', '--pack', folder, '--profile', 'esm-only', '--quiet', '--exclude-entrypoints', ...others],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  test.each(entries.map(({ name }) => name))('has %s with its declarations and source map', (name) => {
    const { types, default: module } = filesOf(name);
    expect(existsSync(path.join(folder, module))).toBe(true);
    expect(existsSync(path.join(folder, types))).toBe(true);
    const { sources } = JSON.parse(read(`${module}.map`)) as SourceMap;
    expect(sources).toEqual([expect.stringMatching(/src\/.*\.tsx?$/)]);
  });

  test('has codemods that jscodeshift can run', () => {
    const file = path.resolve('.build', 'codemod', 'Page.tsx');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `import { StatDial } from 'arcwright/sections/StatDial';\n`);
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['jscodeshift', '--parser=tsx', `--transform=${folder}/codemods/0.2.cjs`, file],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(`import { Stats } from 'arcwright/sections/Stats';\n`);
  });

  test('leaves React and Mantine to the application', () => {
    expect(Object.keys(manifest.peerDependencies).sort()).toEqual([
      '@mantine/core',
      '@mantine/hooks',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(manifest.dependencies)).not.toContain('react-router-dom');
  });

  test('has plain CSS, without the URLs and the name of this site', () => {
    const css = read('styles.css');
    expect(css).not.toMatch(/@mixin|\$(mantine-)?breakpoint|url\(['"]?\/|Arcwright/);
    for (const name of ['Faq', 'Tickets', 'Button']) expect(css).toContain(`.${name}-module_`);
  });

  test.each(sections.map(({ name }) => name))('has %s, which imports its own stylesheet', (name) => {
    const { default: file } = filesOf(name);
    const css = file.replace(/js$/, 'css');
    expect(existsSync(path.join(folder, css))).toBe(true);
    expect(read(file.replace(/js$/, 'module.js'))).toContain(`import './${path.basename(css)}'`);
  });

  test('lists all sections and their props in llms.txt', () => {
    const told = read('llms.txt');
    for (const { name } of sections) expect(told).toContain(`from 'arcwright/${name}'`);
    expect(told).toMatch(/### Tickets\n.*?Sells tickets.*?- items\[\]\.price: number\./s);
  });
});

/**
 * Fails if the package's exports or props change. If you changed them on purpose, run `npx changeset`, and update the
 * snapshot with `npx vitest run --project=library -u`.
 */
test('the public interface matches its snapshot', async () => {
  await expect(publicInterface()).toMatchFileSnapshot('../../docs/library-interface.txt');
});

/**
 * Bundles an application that imports these entry points. Returns the size of the bundle's initial JavaScript without
 * React and Mantine, in kilobytes after gzip, and the names of the sections in it.
 */
async function bundled(names: string[]): Promise<{ size: number; sections: string[] }> {
  const application = path.resolve('.build/library/application.js');
  const modules = names.map((name) => path.resolve(folder, filesOf(name).default));
  mkdirSync(path.dirname(application), { recursive: true });
  writeFileSync(application, modules.map((module) => `export * from '${module}';\n`).join(''));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: application, formats: ['es'], fileName: 'application' },
      rolldownOptions: { external: /^(react|react-dom|@mantine\/[\w-]+)(\/.*)?$/ },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const first = files.filter((file) => file.type === 'chunk').filter(({ isEntry }) => isEntry);
  const found = first
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((module) => /\/sections\/\w+\/(\w+)\//.exec(module)?.[1] ?? []);
  const size = first.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
  return { size, sections: [...new Set(found)] };
}

test('importing FAQ includes no other section', async () => {
  const { size, sections } = await bundled(['sections/Faq']);
  expect(sections).toEqual(['Faq']);
  expect(size).toBeLessThan(5);
});

const provider = ['DesignProvider', 'theme'];
const three = [...provider, 'sections/Faq', 'sections/Tickets', 'sections/Pillars'];

test('the docs say which version of Mantine to install', () => {
  const { dependencies } = manifest;
  const version = dependencies['@mantine/notifications'];
  expect(version).toMatch(/^\d/);
  const docs = readFileSync('docs/library.md', 'utf8');
  expect(docs).toContain(`@mantine/core@${version} @mantine/hooks@${version}`);
});

test.each([
  ['for the provider', provider],
  ['with three sections', three],
])('the docs state the size %s', async (words, names) => {
  const docs = readFileSync('docs/library.md', 'utf8').replaceAll(/\s+/g, ' ');
  const stated = Number(new RegExp(`(\\d+) KB ${words}`).exec(docs)?.[1]);
  const { size } = await bundled(names);
  expect(Math.abs(size - stated)).toBeLessThan(1);
});
