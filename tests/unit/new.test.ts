import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { episodeFile } from '../../scripts/new/episode.ts';
import { camel, pascal, spoken } from '../../scripts/new/files.ts';
import { pageNames, withContentLine, withFooterLink, withRoute } from '../../scripts/new/page.ts';
import { withGuideLine } from '../../scripts/new/section.ts';

test('names are written as the rest are', () => {
  expect(spoken('PressMentions')).toBe('Press mentions');
  expect(pascal('about/press-mentions')).toBe('AboutPressMentions');
  expect(camel('PressMentions')).toBe('pressMentions');
  expect(pageNames('/about/press-kit')).toEqual({
    file: 'about-press-kit',
    name: 'AboutPressKit',
    words: 'Press kit',
  });
});

test('a section gets its line at the end of its family’s chapter of the guide', () => {
  const guide = readFileSync('docs/sections.md', 'utf8');
  const added = withGuideLine(guide, 'proof', 'UnheardOf').split('\n');
  const line = added.findIndex((each) => each.startsWith('- **Unheard of**'));
  expect(added[line + 2]).toMatch(/^## Method/);
  expect(added.toSpliced(line, 1).join('\n')).toBe(guide);
});

test('a page gets its line in the table of routes', () => {
  const table = readFileSync('src/shell/routes.ts', 'utf8');
  const line = `  { id: 'press', page: 'PressPage', path: '/press' },\n`;
  expect(withRoute(table, '/press').split(line).join('')).toBe(table);
  expect(() => withRoute('', '/press')).toThrow(/routes\.ts/);
});

test('and a link at the end of the footer', () => {
  const navigation = (links: string): string =>
    `  columns: [\n    {\n      links: [\n${links}      ],\n    },\n  ],\n  legal: [\n`;
  const link = `        { label: 'Press kit', href: '/about/press-kit' },\n`;
  const faq = `        { label: 'FAQ', href: '/#faq' },\n`;
  expect(withFooterLink(navigation(faq), '/about/press-kit')).toBe(navigation(faq + link));
  expect(() => withFooterLink('', '/press')).toThrow(/navigation\.ts/);
});

test('and in the content guide, which says where its words stand', () => {
  const guide = readFileSync('docs/content.md', 'utf8');
  const line = '| /press | `press.ts` |\n';
  expect(withContentLine(guide, '/press').split(line).join('')).toBe(guide);
  expect(() => withContentLine('', '/press')).toThrow(/content\.md/);
});

test('an episode follows the last one', () => {
  const followed = { ids: [1, 21, 4], numbers: ['EP. 90', 'EP. 9'] };
  const { id, path, text } = episodeFile('Who signs the Müllers’ work?', '2026-01-31', followed);
  expect({ id, path }).toEqual({
    id: 22,
    path: 'src/content/episodes/0022-who-signs-the-mullers-work.ts',
  });
  expect(text).toContain("episodeNumber: 'EP. 91'");
  expect(episodeFile('?', '2026-01-31', { ids: [], numbers: [] }).path).toMatch(/0001-untitled/);
  // 404 is no episode's.
  expect(episodeFile('?', '2026-01-31', { ids: [403], numbers: [] }).id).toBe(405);
});
