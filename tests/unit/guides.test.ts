import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
);

test.each(guides)('every file that %s links to exists', (guide) => {
  const links = [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  const missing = links
    .map(([, link = '']) => path.join(path.dirname(guide), link))
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('the content guide names the module of every page’s copy, and only existing ones', () => {
  const named = [...readFileSync('docs/content.md', 'utf8').matchAll(/`([\w/.-]+\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  const pages = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(?!linked-data).*\.ts$/.test(file) &&
      readFileSync(`src/content/${file}`, 'utf8').includes('pageMeta('),
  );
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((file) => !named.includes(file))).toEqual([]);
  const ours = named.filter((file) => !file.startsWith('src/') && file !== 'vite.config.ts');
  expect(ours.filter((file) => !existsSync(`src/content/${file}`))).toEqual([]);
});

test('every command in the guides is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
