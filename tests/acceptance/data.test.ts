import { expect, test } from 'vitest';
import { read } from './reader.ts';

test('Why Data Matters', async () => {
  const { main } = await read('/why-data-matters');
  expect(main.headings(1)).toEqual(['Why Data Matters']);
  // These words must not change.
  main.shows(
    'Click to see how we transform your data',
    'Transform Data',
    "AI can't learn from noise. It needs structure.",
  );
  expect(main.section('Four things wrong with most data').headings(3)).toEqual([
    'Scattered',
    'Inconsistent',
    'Incomplete',
    'Out of date',
  ]);
  expect(main.section('What changes when your data is in order').headings(3)).toHaveLength(3);
  main.mentions('Set an Appointment Today');
  expect(main.section('A letter every two weeks').attributes('input', 'value')).toContain('why-data-matters');
});
