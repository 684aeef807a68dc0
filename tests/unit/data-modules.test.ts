import { expect, test } from 'vitest';
import { dataModules } from '../../scripts/data-modules.ts';
import { episode } from '../../src/content/episodes/stories/2.data.ts';

type Load = { handler: (file: string) => Promise<string>; filter: { id: RegExp } };
const { handler, filter } = dataModules.load as unknown as Load;

test('a data module becomes what it exports, without what it imports', async () => {
  const file = new URL('../../src/content/episodes/stories/2.data.ts', import.meta.url).pathname;
  expect(file).toMatch(filter.id);
  const code = await handler(file);
  expect(code).toMatch(/^export const episode = \{/);
  expect(code).not.toContain('import');
  expect(JSON.parse(code.replace(/^export const episode = |;$/g, ''))).toEqual(
    JSON.parse(JSON.stringify(episode)),
  );
});

test('other modules are left alone', () => {
  expect('/src/content/episodes/episodes.ts').not.toMatch(filter.id);
});
