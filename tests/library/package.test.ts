import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { entries, sections } from '../../scripts/library/entries.ts';
import { publicInterface } from '../../scripts/library/guide.ts';

const folder = 'dist-library';

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** The module of an entry. */
function moduleOf(name: string): string {
  const target = manifest.exports[`./${name}`];
  return typeof target === 'object' ? target.default : '';
}

describe('the package', () => {
  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that every tool finds', () => {
    const { status, stdout } = spawnSync(
      'npx',
      ['attw', '--pack', folder, '--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints']
        .concat(Object.keys(manifest.exports).filter((name) => /\.(css|txt|json)$/.test(name))),
      { encoding: 'utf8' },
    );
    expect(stdout).toContain('No problems found');
    expect(status).toBe(0);
  });

  test.each(entries.map(({ name }) => name))('has %s with its declarations and source map', (name) => {
    const file = moduleOf(name);
    for (const each of [file, file.replace(/js$/, 'd.ts'), `${file}.map`])
      expect(existsSync(path.join(folder, each)), each).toBe(true);
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

  test('holds plain stylesheets, with no address and no word of this site', () => {
    const css = read('styles.css');
    expect(css).not.toMatch(/@mixin|\$(mantine-)?breakpoint|url\(['"]?\/|Arcwright/);
    for (const name of ['Faq', 'Tickets', 'Button']) expect(css).toContain(`.${name}-module_`);
  });

  test.each(sections.map(({ name }) => name))('imports the stylesheet of %s with it', (name) => {
    const file = moduleOf(name);
    const css = file.replace(/js$/, 'css');
    expect(existsSync(path.join(folder, css))).toBe(true);
    expect(read(file)).toContain(`import './${path.basename(css)}'`);
  });

  test('tells assistants of every section, and what it takes', () => {
    const told = read('llms.txt');
    for (const { name } of sections) expect(told).toContain(`from 'arcwright/${name}'`);
    expect(told).toMatch(/### Tickets\n.*?Sells tickets.*?- tickets\[\]\.price: number\./s);
  });
});

/** Where it changes on purpose: `npx vitest run --project=library -u`, and a line in CHANGELOG.md. */
test('the public interface is the one on record', async () => {
  await expect(publicInterface()).toMatchFileSnapshot('../../docs/library-interface.txt');
});

/** What an application's bundle holds besides React and Mantine, in kilobytes after gzip, and the sections in it. */
async function bundled(names: string[]): Promise<{ size: number; sections: string[] }> {
  const id = 'application.js';
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'application',
          resolveId: (source) => (source === id ? `\0${id}` : undefined),
          load: (source) =>
            source === `\0${id}`
              ? names.map((name) => `export * from '${path.resolve(folder, moduleOf(name))}';`).join('\n')
              : undefined,
        },
      ],
      build: {
        write: false,
        lib: { entry: id, formats: ['es'], fileName: 'application' },
        minify: true,
        rolldownOptions: { external: /^(react|react-dom|@mantine\/[\w-]+)(\/.*)?$/ },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('Nothing was built.');
  const chunks = built.output.filter((file) => file.type === 'chunk').filter(({ isEntry }) => isEntry);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const found = modules.flatMap((module) => /\/sections\/\w+\/(\w+)\//.exec(module)?.[1] ?? []);
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
  return { size: Math.round(size * 10) / 10, sections: [...new Set(found)] };
}

test('FAQ alone brings no other section', async () => {
  const { size, sections } = await bundled(['sections/Faq']);
  expect(sections).toEqual(['Faq']);
  expect(size).toBeLessThan(6);
});

test('the docs say what the provider and three sections weigh', async () => {
  const docs = readFileSync('docs/library.md', 'utf8');
  const provider = await bundled(['DesignProvider', 'theme']);
  const three = await bundled(['DesignProvider', 'theme', 'sections/Faq', 'sections/Tickets', 'sections/Pillars']);
  expect(docs).toContain(`${provider.size.toFixed(0)} KB for the provider`);
  expect(docs).toContain(`${three.size.toFixed(0)} KB with three sections`);
});
