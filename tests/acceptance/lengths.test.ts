import { expect, test } from 'vitest';
import { deadAddresses } from '../../scripts/content-addresses.ts';
import { tooLong } from '../../scripts/lengths.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';

// Reading every type takes seconds, several times as many where the machine is busy.
test('every text fits the place that was drawn for it', { timeout: 120_000 }, () => {
  expect(tooLong()).toEqual([]);
});

test('every address in the content leads somewhere', () => {
  expect(deadAddresses(new Set(routes.flatMap(pathsOf)))).toEqual([]);
});
