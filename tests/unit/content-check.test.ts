import { expect, test } from 'vitest';
import { annotation } from '../../scripts/content-check.ts';
import { simplifyErrors } from '../../scripts/types.ts';

test.each([
  [
    "src/content/home.ts(12,5): error TS2561: 'haeding' does not exist. Did you mean 'heading'?",
    "::error file=src/content/home.ts,line=12::error TS2561: 'haeding' does not exist. Did you mean 'heading'?",
  ],
  [
    'src/content/about.ts(7): heading has 41 characters, but its space is designed for 40',
    '::error file=src/content/about.ts,line=7::heading has 41 characters, but its space is designed for 40',
  ],
  [
    'src/content/terms.ts:18:4 - Unknown word (agreemnet)',
    '::error file=src/content/terms.ts,line=18::Unknown word (agreemnet)',
  ],
  ['src/content/a.ts(1): 40% longer', '::error file=src/content/a.ts,line=1::40%25 longer'],
  ['The compiler has stopped', 'The compiler has stopped'],
])('%s appears at its line in a pull request', (line, shown) => {
  expect(annotation(line, 'error')).toBe(shown);
});

test('text that is too long is a warning', () => {
  expect(annotation('a.ts(1): long', 'warning')).toBe('::warning file=a.ts,line=1::long');
});

test('reports syntax errors from a wrong quote or comma once per file, at the first position, with a hint', () => {
  const key = "src/content/home.ts(12,5): error TS2561: 'haeding' does not exist. Did you mean 'heading'?";
  const said = simplifyErrors(
    [
      "src/content/about.ts(10,9): error TS1005: ',' expected.",
      key,
      'src/content/about.ts(10,12): error TS1434: Unexpected keyword or identifier.',
      'src/content/about.ts(11,1): error TS1128: Declaration or statement expected.',
      'src/content/terms.ts(3,1): error TS1002: Unterminated string literal.',
    ].join('\n'),
  );
  expect(said).toEqual([
    expect.stringMatching(/^src\/content\/about\.ts\(10,9\): .*apostrophe.*\(TS1005: ',' expected\.\)$/),
    key,
    expect.stringMatching(/^src\/content\/terms\.ts\(3,1\): .*quote/),
  ]);
  expect(annotation(said[0] ?? '', 'error')).toMatch(/^::error file=src\/content\/about\.ts,line=10::/);
});

test('reports an error with its cause, without full types; counts errors that follow from it', () => {
  const said = simplifyErrors(
    `src/content/about.ts(147,3): error TS2741: Property 'heading' is missing in type '{ lead: string; tabs: ({ id: string; label: string; } | { ...; })[]; }' but required in type 'CompanyStoriesProps'.
src/content/home.ts(9,3): error TS2322: Type '{ a: string; }' is not assignable to type 'A'.
  Types of property 'a' are incompatible.
    Type 'string' is not assignable to type 'number'.
src/pages/AboutPage.tsx(10,8): error TS2741: Property 'heading' is missing.
tests/e2e/about.spec.ts(21,79): error TS2339: Property 'heading' does not exist.`,
  );
  expect(said).toEqual([
    "src/content/about.ts(147,3): error TS2741: Property 'heading' is missing in type '{ … }' but required in type 'CompanyStoriesProps'.",
    "src/content/home.ts(9,3): error TS2322: Type '{ a: string; }' is not assignable to type 'A'. Type 'string' is not assignable to type 'number'.",
    '2 more elsewhere, which may follow from these: npm run types lists all.',
  ]);
  expect(simplifyErrors('src/pages/AboutPage.tsx(10,8): error TS2741: It is missing.')).toHaveLength(1);
});
