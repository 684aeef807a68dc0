import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';

test.each(readdirSync(folder))('%s names every action by the hash of its commit', (file) => {
  const uses = readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => /\buses:/.test(line));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
