import { expect, test } from 'vitest';
import { deadAddresses } from '../../scripts/content-addresses.ts';
import { tooLong } from '../../scripts/lengths.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';

// Reading all types takes seconds, and several times as long on a busy machine.
test('every text fits its space', { timeout: 120_000 }, () => {
  expect(tooLong()).toEqual([]);
});

test('every URL in the content exists', () => {
  expect(deadAddresses(new Set(routes.flatMap(pathsOf)))).toEqual([]);
});
