import { expect, test } from 'vitest';
import { unlisted } from '../../.storybook/unlisted.ts';
import { reachedFiles, type Stats } from '../../scripts/visual/reach.ts';
import { outcomes } from '../../scripts/visual/report.ts';
import {
  addressOf,
  isNamed,
  pictured,
  pictureOf,
  shotsOf,
  type IndexedStory,
} from '../../scripts/visual/stories.ts';

const story = (title: string, ...tags: string[]): IndexedStory => ({
  id: `${title.toLowerCase().replaceAll(/\W/g, '-')}--default`,
  title,
  name: 'Default',
  type: 'story',
  tags: ['dev', ...tags],
  importPath: './src/x.stories.tsx',
});

const section = story('Proof/Stats');
const page = story('Pages/Home');

test('what the sidebar lists has pictures', () => {
  const hidden = [
    ...unlisted.map((tag) => story('Proof/Stats', tag)),
    story('Proof/Stats', 'on-the-site'),
    story('Overview/Start here'),
    { ...section, tags: ['test'] },
    { ...section, type: 'docs' },
  ];
  expect(pictured([section, ...hidden, page])).toEqual([section, page]);
});

test('a story is looked at light on a desk and dark on a phone, a page at all four', () => {
  const names = (each: IndexedStory) => shotsOf(each).map((shot) => pictureOf(each, shot).join('/'));
  expect(names(section)).toEqual([
    'proof/proof-stats--default.light-1280.webp',
    'proof/proof-stats--default.dark-390.webp',
  ]);
  expect(new Set(names(page)).size).toBe(4);
});

test('only a story that is about where its play ends is played', () => {
  const [shot] = shotsOf(section);
  expect(addressOf(section, shot!)).toContain('embed=true');
  expect(addressOf(story('Proof/Stats', 'state'), shot!)).not.toContain('embed');
});

test('a story is named by its id, the beginning of it, or its family', () => {
  for (const name of ['proof-stats--default', 'proof-stats', 'Proof'])
    expect(isNamed(section, [name]), name).toBe(true);
  expect(isNamed(section, ['stats', 'Pages'])).toBe(false);
});

/** Modules, each with those that import it. */
const graph: Stats = {
  modules: Object.entries({
    './src/sections/Stats.module.css': ['./src/sections/Stats.tsx'],
    './src/sections/Stats.tsx': ['./src/sections/Stats.stories.tsx', './src/pages/Home.tsx?used'],
    './src/pages/Home.tsx': ['./src/pages/Home.stories.tsx'],
    './src/sections/Faq.tsx': ['./src/sections/Faq.stories.tsx'],
    './src/content/messages.ts': ['./.storybook/preview.tsx'],
    './.storybook/withShell.tsx': ['./src/pages/Home.stories.tsx'],
    './src/content/generated/listing/1.json': ['./src/pages/List.stories.tsx'],
  }).map(([name, importers]) => ({ name, reasons: importers.map((moduleName) => ({ moduleName })) })),
};
const reached = (...paths: string[]) => {
  const files = reachedFiles(paths, graph, (path) => !path.includes('Gone'));
  return files === 'all' ? files : [...files].sort();
};

test('a change reaches the stories that import it, by whatever way', () => {
  expect(reached('src/sections/Stats.module.css')).toEqual([
    'src/pages/Home.stories.tsx',
    'src/sections/Stats.stories.tsx',
  ]);
  expect(reached('src/sections/Faq.tsx', 'README.md', 'tests/e2e/home.spec.ts')).toEqual([
    'src/sections/Faq.stories.tsx',
  ]);
  expect(reached('.storybook/withShell.tsx')).toEqual(['src/pages/Home.stories.tsx']);
  expect(reached('docs/sections.md')).toEqual([]);
});

test('a change of content reaches what is made of content when Storybook is built', () => {
  expect(reached('src/content/episodes/1.ts')).toEqual(['src/pages/List.stories.tsx']);
});

test('a change whose reach imports do not tell reaches all stories', () => {
  for (const path of [
    'src/design/theme/tokens.json',
    'src/design/art/arc.ts',
    'src/content/messages.ts',
    'src/sections/Gone.tsx',
    '.storybook/main.ts',
    'public/photos/a.jpg',
    'package-lock.json',
    'scripts/art/catalogue.ts',
  ])
    expect(reached('src/sections/Faq.tsx', path), path).toBe('all');
});

test('a report tells what became of each story', () => {
  const spec = (title: string, ok: boolean, ...annotations: { type: string; description?: string }[]) => ({
    title,
    ok,
    tests: [{ annotations }],
  });
  const shows = { type: 'shows', description: 'a change' };
  const suites = [
    {
      title: 'stories.spec.ts',
      specs: [],
      suites: [{ title: 'Proof', specs: [spec('One', false, shows), spec('Two', true, { type: 'accept' })] }],
    },
  ];
  expect(outcomes({ suites })).toEqual([
    { title: 'Proof › One', ok: false, shows: ['a change'] },
    { title: 'Proof › Two', ok: true, shows: [] },
  ]);
});
