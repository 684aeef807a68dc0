import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { globalTypes, initialGlobals } from '../../.storybook/view/globals.ts';
import { asContent, decode, encode, textsIn, withTexts } from '../../.storybook/view/edits.ts';

describe('edited words in the address', () => {
  test('come back as they were, whatever they are, in signs that Storybook takes', () => {
    const texts = fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' }), {
      minKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(texts, (words) => {
        const encoded = encode({ story: 'a--b', texts: words });
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(decode(encoded)).toEqual({ story: 'a--b', texts: words });
      }),
    );
  });

  test.each(['', 'not base64!', 'bm8', undefined, 7])('%s is none', (broken) => {
    expect(decode(broken)).toBeUndefined();
  });

  test('none leave nothing in the address', () => {
    expect(encode({ story: 'a--b', texts: {} })).toBe('');
  });
});

const icon = { $$typeof: Symbol.for('react.forward_ref'), displayName: 'Sun' };
const args = {
  heading: 'One',
  href: '/one',
  items: [
    { icon, label: 'Two' },
    { icon, label: 'Three' },
  ],
  run: () => 1,
};

test('the texts of args are those for readers, nested ones too', () => {
  expect(textsIn(args)).toEqual([
    { path: 'heading', value: 'One' },
    { path: 'items.0.label', value: 'Two' },
    { path: 'items.1.label', value: 'Three' },
  ]);
});

test('an edited text takes the place of one, and nothing else changes', () => {
  const edited = withTexts(args, { 'items.1.label': 'Four', 'items.9.label': 'Nowhere' });
  expect(edited).toEqual({ ...args, items: [args.items[0], { icon, label: 'Four' }] });
  expect(edited.items[0]?.icon).toBe(icon);
});

test('args as content are code: quotes, nested lists, icons by name, no functions', () => {
  expect(asContent({ ...args, heading: 'It’s "so"', note: "it's" })).toBe(`{
  heading: 'It’s "so"',
  href: '/one',
  items: [
    {
      icon: IconSun,
      label: 'Two',
    },
    {
      icon: IconSun,
      label: 'Three',
    },
  ],
  note: "it's",
}`);
});

test('the toolbar’s choices are words: the address would turn digits into numbers', () => {
  for (const [name, initial] of Object.entries(initialGlobals)) {
    const items = (globalTypes?.[name]?.toolbar as { items?: { value: string }[] } | undefined)?.items ?? [];
    const values = items.map(({ value }) => value);
    if (name !== 'edits') expect(values).toContain(initial);
    for (const value of values) expect(value).toMatch(/^[a-z]+$/);
  }
});
