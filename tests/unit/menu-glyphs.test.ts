import { expect, test } from 'vitest';
import { conferenceHeader } from '../../src/content/conference/navigation.ts';
import { header } from '../../src/content/navigation.ts';

test('no two entries of the menus share a drawing', () => {
  const glyphs = [...header.items, ...conferenceHeader.items].flatMap((entry) =>
    'menu' in entry ? (entry.menu?.links.flatMap((link) => ('glyph' in link ? link.glyph : [])) ?? []) : [],
  );
  expect(glyphs.length).toBeGreaterThan(0);
  expect(new Set(glyphs).size).toBe(glyphs.length);
});
