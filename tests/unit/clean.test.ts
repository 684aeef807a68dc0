import { describe, expect, it } from 'vitest';
import { readSubscription } from '../../deploy/forwarder/subscription.ts';
import { cleanAddress, cleanText } from '../../src/design/controls/Form/clean.ts';

/** Names that somebody typed or pasted: what is wrong with each, the name as entered, and the name that was meant. */
const names: [fault: string, typed: string, meant: string][] = [
  ['nothing to clean', 'Ada', 'Ada'],
  ['spaces around it', '  Ada  ', 'Ada'],
  ['spaces within it', ' Mary Ann  Lee ', 'Mary Ann  Lee'],
  ['no-break spaces', '\u00A0Mary\u00A0Ann\u202F', 'Mary Ann'],
  ['an ideographic space', '山田\u3000花子', '山田 花子'],
  ['a tab before it and a line break after it', '\tAda\r\n', 'Ada'],
  ['a line break within it', 'Mary\r\nAnn', 'Mary Ann'],
  ['zero-width spaces and a byte order mark', '\uFEFFA\u200Bda\u2060', 'Ada'],
  ['a soft hyphen and a direction mark', 'A\u00ADda\u200E', 'Ada'],
  ['a zero-width non-joiner, which a name can need', 'علی\u200Cرضا\u200C', 'علی\u200Cرضا'],
  ['nothing but spaces', ' \u00A0\u200B\u200D', ''],
];

const addresses: [fault: string, typed: string, meant: string][] = [
  ['nothing to clean', 'Ada.L+news@example.com', 'Ada.L+news@example.com'],
  ['spaces around it', '  ada@example.com ', 'ada@example.com'],
  ['no-break spaces and line breaks around it', '\u00A0ada@example.com\r\n', 'ada@example.com'],
  ['zero-width characters', '\uFEFFada@\u200Bexample\u200D.com', 'ada@example.com'],
  ['a full-width @ and dot', 'ada＠example．com', 'ada@example.com'],
  ['full-width letters and an ideographic dot', 'ａｄａ@example。com', 'ada@example.com'],
  ['a half-width ideographic dot', 'ada@example｡com', 'ada@example.com'],
  ['a name before it', 'Ada <ada@example.com>', 'ada@example.com'],
  ['a name in quotes before it', ' "Lovelace, Ada"\u00A0< ada@example.com > ', 'ada@example.com'],
  ['angle brackets alone', '<ada@example.com>', 'ada@example.com'],
];

describe('cleans a name typed with', () => {
  it.each(names)('%s', (_, typed, meant) => {
    expect(cleanText(typed)).toBe(meant);
  });
});

describe('cleans an email address typed with', () => {
  it.each(addresses)('%s', (_, typed, meant) => {
    expect(cleanAddress(typed)).toBe(meant);
    const fields = { email: typed, first_name: '  Ada  ', utm_source: 'home' };
    expect(readSubscription(fields)).toMatchObject({ subscription: { email: meant, first_name: 'Ada' } });
  });
});

it.each([
  'Ada <ada@example.com> <bob@example.com>',
  'ada@example.com bob@example.com',
  'Ada <>',
  'ada @example.com',
])('refuses what could be several email addresses, or none: %s', (email) => {
  expect(readSubscription({ email, first_name: 'Ada', utm_source: 'home' })).toEqual({
    problems: [{ field: 'email', message: 'email: is not an e-mail address' }],
  });
});
