import { expect, test } from 'vitest';

/*
 * Content is plain data: it could also be JSON, or come from a content management system. Functions that choose or
 * build content are separate exports.
 */

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/**/*.ts', '!../../src/content/**/*.test.ts', '!../../src/content/generated/**'],
  { eager: true },
);

const values = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => [`${file.replace('../../', '')} ${name}`, value] as const),
);

test.each(values)('%s survives JSON', (_, value) => {
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});
