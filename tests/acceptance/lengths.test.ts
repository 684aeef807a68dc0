import { expect, test } from 'vitest';
import { tooLong } from '../../scripts/lengths.ts';

test('every text fits the place that was drawn for it', () => {
  expect(tooLong()).toEqual([]);
});
