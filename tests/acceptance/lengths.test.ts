import { expect, test } from 'vitest';
import { tooLong } from '../../scripts/lengths.ts';

// Reading every type takes seconds, several times as many where the machine is busy.
test('every text fits the place that was drawn for it', { timeout: 120_000 }, () => {
  expect(tooLong()).toEqual([]);
});
