import { expect, test } from 'vitest';
import { reachOf } from '../../scripts/changed.ts';

const steps = ['generate', 'eslint', 'unit', 'build', 'prettier', 'types', 'stylelint', 'spelling', 'knip'];
const all = [...steps, 'stories', 'end-to-end'];
const concerned = (...paths: string[]) => all.filter((step) => reachOf(paths).concerns(step));

test('a change is held to what it can break', () => {
  expect(concerned()).toEqual([]);
  expect(concerned('README.md')).toEqual(['generate', 'unit', 'prettier', 'spelling']);
  expect(concerned('src/sections/proof/Stats/Stats.stories.tsx')).toEqual(
    all.filter((step) => !['build', 'stylelint', 'end-to-end'].includes(step)),
  );
  expect(concerned('tests/visual/baselines/a/b.webp')).toEqual(['generate', 'prettier', 'spelling']);
  expect(concerned('tests/unit/theme.test.ts')).not.toContain('stories');
  expect(concerned('tests/e2e/home.spec.ts')).not.toContain('stories');
  expect(concerned('src/sections/proof/Stats/Stats.module.css')).not.toContain('eslint');
});

test('what can break anything has everything run', () => {
  for (const path of [
    'src/content/home.ts',
    'src/design/text/Heading/Heading.tsx',
    'package.json',
    '.github/x.yml',
  ])
    expect(concerned(path, 'README.md'), path).toEqual(all);
});

test('a runner picks its tests by itself only where imports tell', () => {
  const traceable = (step: 'stories' | 'end-to-end', ...paths: string[]) => reachOf(paths).traceable(step);
  expect(traceable('stories', 'src/design/text/Heading/Heading.tsx', 'README.md')).toBe(true);
  expect(traceable('stories', '.storybook/preview.tsx', 'README.md')).toBe(false);
  expect(traceable('stories', 'public/fonts/text.woff2')).toBe(false);
  expect(traceable('end-to-end', 'tests/e2e/home.spec.ts', 'README.md')).toBe(true);
  expect(traceable('end-to-end', 'tests/e2e/home.spec.ts', 'src/content/home.ts')).toBe(false);
  expect(traceable('end-to-end', 'src/sections/proof/Stats/Stats.module.css')).toBe(false);
});
