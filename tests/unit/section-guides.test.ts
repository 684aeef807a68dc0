import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodes, readSource } from '../../scripts/room/source.ts';

/** The texts of `guide` in a section's stories, keyed by topic: `when`, `whenNot`, `access`. */
function guideOf(id: string): Record<string, string> {
  const name = id.replace(/^.*\//, '');
  const { file } = readSource(`src/sections/${id}/${name}.stories.tsx`);
  const guide = nodes(file)
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === 'guide')?.initializer;
  if (!guide || !ts.isObjectLiteralExpression(guide)) return {};
  return Object.fromEntries(
    guide.properties
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isStringLiteralLike(initializer) ? [[name.getText(), initializer.text]] : [],
      ),
  );
}

const sections = readdirSync('src/sections').flatMap((family) =>
  readdirSync(`src/sections/${family}`).map((name) => `${family}/${name}`),
);

/** Matches code that changes how a section works or is read aloud, but not how it looks. */
const unseen =
  /\baria-(?!hidden)|\brole=|<(?:button|table|form|details|dialog|Dialog|Carousel|Embed|VisuallyHidden)\b|tabIndex/;

test.each(sections)('%s says when to use it, and when not', (id) => {
  const { when, whenNot } = guideOf(id);
  for (const text of [when, whenNot]) expect(text).toMatch(/^[A-Z].{30,}\.$/);
  expect(whenNot).toMatch(/^Not /);
});

test('a section’s guide describes what its looks don’t show: how it works or is read aloud', () => {
  const silent = sections.filter((id) => {
    const source = readFileSync(`src/sections/${id}/${id.replace(/^.*\//, '')}.tsx`, 'utf8');
    return unseen.test(source) && !guideOf(id).access;
  });
  expect(silent).toEqual([]);
});

test('no two sections have the same purpose', () => {
  const told = sections.map((id) => guideOf(id).when);
  expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
});
