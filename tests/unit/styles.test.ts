import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Hover mixins outside of any rule, with their file and line. There, the mixin's `&` means the root element. */
function rootHovers(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const indent = /^( *)@mixin hover\b/.exec(line)?.[1]?.length;
    if (indent === undefined) return [];
    const parents = Array.from({ length: indent / 2 }, (_, level) =>
      lines.slice(0, at).findLast((before) => before.search(/[^ ]/) === 2 * level && before.endsWith('{')),
    );
    return parents.every((parent) => parent?.trim().startsWith('@')) ? [`${file}:${at + 1}`] : [];
  });
}

test('no hover style applies to the root element, because every hover and click would restyle the page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.map((file) => join('src', file)).flatMap(rootHovers)).toEqual([]);
});
