import { expect, test } from 'vitest';
import { pseudo } from '../../scripts/pseudo.ts';

const letters = (text: string): number => [...text.matchAll(/\p{L}/gu)].length;

test('makes other words of the same letters', () => {
  expect(pseudo('One letter, every AI week.', 'other')).toBe('Oen lrette, eyrev AI wkee.');
});

test('is 40 % longer, in as many words', () => {
  const text = 'The quick onyx goblin jumps over the lazy dwarf, and comes back for his shoes.';
  const longer = pseudo(text);
  expect(letters(longer) / letters(text)).toBeCloseTo(1.4, 1);
  expect(longer.split(' ')).toHaveLength(text.split(' ').length);
  expect(longer).not.toMatch(/[aeiou]/i);
});

test.each(['{count}', 'hello@orchard.example', 'https://example.com/a', '40 %', '', '\n'])(
  'leaves %j as it is',
  (text) => {
    expect(pseudo(text)).toBe(text);
  },
);
