import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

/** The oldest version of each browser, from docs/browsers.md. */
const oldest = Object.fromEntries(
  [
    ...readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (Chrome|Firefox|Safari)[^|]*\| ([\d.]+) /gm),
  ].map(([, name = '', version = '']) => [name.toLowerCase(), version]),
);

/** The contents of the built files with this extension. */
const built = (extension: string): string[] =>
  readdirSync('dist/assets')
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'));

test('the build targets the browsers in docs/browsers.md', () => {
  expect(Object.keys(oldest).sort()).toEqual(['chrome', 'firefox', 'safari']);
  expect(config.build?.target).toEqual(Object.entries(oldest).map(([name, version]) => name + version));
});

/** A stylesheet's selectors, queries and declarations, as a set. */
const parts = (css: string): Set<string> => new Set(css.split(/[{};]/).map((part) => part.trim()));

/**
 * Compiles a stylesheet for these browser versions. Returns the parts of the result that the original doesn't have: the
 * compiler adds them only if one of the browsers doesn't support the original.
 */
function lacking(css: string, versions: Record<string, string>): string[] {
  const { code } = transform({
    filename: 'built.css',
    code: Buffer.from(css),
    minify: true,
    targets: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        const [major = 0, minor = 0] = version.split('.').map(Number);
        return [name, (major << 16) | (minor << 8)];
      }),
    ),
  });
  const stated = parts(css);
  return [...parts(code.toString())].filter((part) => !stated.has(part));
}

test('no stylesheet uses syntax that one of these browsers lacks', () => {
  const styles = built('.css');
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.flatMap((css) => lacking(css, oldest))).toEqual([]);
  // Makes sure that the check works: an older browser would need different colors.
  expect(lacking('a{color:light-dark(red,#00f)}', { chrome: '120' })).not.toEqual([]);
});

test('no script uses syntax newer than ES2022, which all of these browsers support', () => {
  const read = (code: string) => parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(0);
  for (const code of scripts) expect(() => read(code)).not.toThrow();
  // Makes sure that the check works: it rejects newer syntax.
  expect(() => read('const last = /[\\p{L}--q]/v')).toThrow();
});
