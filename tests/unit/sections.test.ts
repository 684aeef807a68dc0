import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = 'src/sections';
const sections = readdirSync(root).flatMap((family) =>
  readdirSync(join(root, family)).map((name) => ({ family, name, folder: join(root, family, name) })),
);
const guide = readFileSync('docs/sections.md', 'utf8');

/** The letters and digits of a name, for comparing how it is written in code and in text. */
const letters = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/**
 * The sections in docs/sections.md, grouped by family. `label` is a section's name in the text, and `name` that of its
 * folder.
 */
const chapters = new Map(
  guide
    .split(/^## /m)
    .slice(1)
    .map((chapter) => [
      letters(/^\w+/.exec(chapter)?.[0] ?? ''),
      [...chapter.matchAll(/\*\*([^*]+)\*\*(?: \(`(\w+)`\))?/g)].map(([, label = '', folder = label]) => ({
        label: letters(label),
        name: letters(folder),
      })),
    ]),
);

describe.each(sections)('$family/$name', ({ family, name, folder }) => {
  test('has a component, styles, stories and a sample', () => {
    for (const file of [`${name}.tsx`, `${name}.module.css`, `${name}.stories.tsx`, `${name}.sample.ts`])
      expect(existsSync(join(folder, file)), file).toBe(true);
  });

  test('has the same name in the sidebar as in the guide', () => {
    const stories = readFileSync(join(folder, `${name}.stories.tsx`), 'utf8');
    const [, chapter = '', title = ''] = /title: '?"?Sections\/(\w+)\/([^'"(]+)/.exec(stories) ?? [];
    const entry = chapters.get(family)?.find((each) => each.name === letters(name));
    expect([letters(chapter), letters(title)]).toEqual([letters(family), entry?.label]);
  });

  test('is in the guide', () => {
    expect(chapters.get(family)?.map((each) => each.name)).toContain(letters(name));
  });
});

test('the guide lists only existing sections', () => {
  for (const [family, names] of chapters)
    expect(sections.filter((section) => section.family === family).map(({ name }) => letters(name))).toEqual(
      expect.arrayContaining(names.map(({ name }) => name)),
    );
});
