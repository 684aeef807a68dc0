import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what visitors receive holds nothing of the inspector of sections', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toMatch(
      /section-inspector|inspected|\?path=|:6006/,
    );
});
