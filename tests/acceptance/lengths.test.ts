import { expect, test } from 'vitest';
import { findInContent } from '../../scripts/content-findings.ts';

// Reading every type takes seconds, several times as many where the machine is busy.
test('the content has no mistakes, and every text fits the place that was drawn for it', async () => {
  expect(await findInContent()).toEqual({ errors: [], warnings: [] });
}, 120_000);
