import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mark } from '../../.storybook/inspector/plugin.ts';
import { readSiteMap } from '../../scripts/room/site-map.ts';
import { storyIds } from '../../scripts/room/stories.ts';

const map = readSiteMap();
const marked = (file: string) => mark(readFileSync(file, 'utf8'), file);

test('every section, page, layout and dialog on the map says what it is', () => {
  for (const { id, name } of map.sections)
    expect(marked(`src/sections/${id}/${name}.tsx`), id).toContain(
      `Object.assign(${name}, { inspected: '${id}' })`,
    );
  for (const file of [
    ...map.pages.map(({ name }) => `src/pages/${name}.tsx`),
    ...map.frames.map(({ file }) => file),
  ])
    expect(marked(file), file).toContain(`{ inspected: '${file.replace(/^src\/|\.tsx$/g, '')}' }`);
});

test('nothing else does', () => {
  const { name, id } = map.sections[0]!;
  for (const file of [
    `src/sections/${id}/${name}.stories.tsx`,
    'src/design/layout/Section/Section.tsx',
    'src/shell/entry-client.tsx',
    `src/sections/${id}/Part.tsx`,
  ])
    expect(
      mark(existsSync(file) ? readFileSync(file, 'utf8') : 'export function Part() {}', file),
      file,
    ).toBeUndefined();
});

test('the stories of a section are found by where it stands', () => {
  for (const section of map.sections)
    for (const [place, ids] of Object.entries(storyIds(map, section))) {
      expect(existsSync(`src/${place}.tsx`), place).toBe(true);
      expect(new Set(ids).size, section.id).toBe(ids.length);
    }
});
