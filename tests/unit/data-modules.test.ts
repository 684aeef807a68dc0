import { expect, test } from 'vitest';
import { dataModules } from '../../scripts/data-modules.ts';
import items from '../../src/content/episodes/pages.items.ts';
import { counts, total } from '../../src/content/podcast/listing.data.ts';

type Load = { handler: (file: string) => Promise<string>; filter: { id: RegExp[] } };
const { handler, filter } = dataModules().load as unknown as Load;

const path = (file: string): string => new URL(`../../src/content/${file}`, import.meta.url).pathname;
const load = (file: string): Promise<string> => {
  expect(filter.id.some((each) => each.test(file))).toBe(true);
  return handler(file);
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** What follows `export … =` or `export default` in a line. */
const valueIn = (code: string, name: string): unknown =>
  JSON.parse(new RegExp(`^export ${name} (.*);$`, 'm').exec(code)?.[1] ?? 'null');

test('a data module becomes what it exports, without what it imports', async () => {
  const code = await load(path('podcast/listing.data.ts'));
  expect(code).not.toContain('import');
  expect(valueIn(code, 'const total =')).toBe(total);
  expect(valueIn(code, 'const counts =')).toEqual(plain(counts));
});

test('a module of items becomes functions that load one each, and an item what it is', async () => {
  const file = path('episodes/pages.items.ts');
  const code = await load(file);
  const keys = Object.keys(items);
  expect(code.match(/import\(/g)).toHaveLength(keys.length);
  for (const key of keys.slice(0, 2)) {
    expect(code).toContain(`"${key}": () => import("${file}?item=${key}")`);
    const item = await load(`${file}?item=${key}`);
    expect(item).not.toContain('import');
    expect(valueIn(item, 'default')).toEqual(plain((await items[key]?.())?.default));
  }
});

test('other modules are left alone', () => {
  for (const file of ['/src/content/episodes/episodes.ts', '/src/content/data.ts'])
    expect(filter.id.some((each) => each.test(file))).toBe(false);
});
