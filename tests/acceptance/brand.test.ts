import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../../scripts/project-files.ts';
import { site } from '../../src/content/site.ts';

/**
 * Files besides site.ts that are allowed to contain the name of the business, because they describe the repository,
 * name its package, or contain this site's own copy.
 */
const elsewhere = new RegExp(
  `^(${[
    'README\\.md',
    'CHANGELOG\\.md',
    '\\.changeset/',
    'package(-lock)?\\.json',
    'docs/',
    'examples/',
    'codemods/',
    'scripts/(library/|test-package\\.ts|room/stories\\.ts)',
    'tests/(acceptance|library)/',
    'tests/unit/codemods',
    'tests/e2e/.*-snapshots/',
  ].join('|')})`,
);

test('the name of the business is in one file, once', () => {
  const named = projectFiles()
    .filter((file) => !elsewhere.test(file))
    .flatMap((file) => {
      const times = readFileSync(file, 'utf8').toLowerCase().split(site.name.toLowerCase()).length - 1;
      return times > 0 ? [`${file}: ${times}`] : [];
    });
  expect(named).toEqual(['src/content/site.ts: 1']);
});
