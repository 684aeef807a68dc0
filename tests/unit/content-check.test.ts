import { expect, test } from 'vitest';
import { annotation } from '../../scripts/content-check.ts';

test.each([
  [
    "src/content/home.ts(12,5): error TS2561: 'haeding' does not exist. Did you mean 'heading'?",
    "::error file=src/content/home.ts,line=12::error TS2561: 'haeding' does not exist. Did you mean 'heading'?",
  ],
  [
    'src/content/about.ts(7): heading has 41 characters and is drawn for 40',
    '::error file=src/content/about.ts,line=7::heading has 41 characters and is drawn for 40',
  ],
  [
    'src/content/terms.ts:18:4 - Unknown word (agreemnet)',
    '::error file=src/content/terms.ts,line=18::Unknown word (agreemnet)',
  ],
  ['src/content/a.ts(1): 40% longer', '::error file=src/content/a.ts,line=1::40%25 longer'],
  ['The compiler has stopped', 'The compiler has stopped'],
])('%s stands at its line in a pull request', (line, shown) => {
  expect(annotation(line, 'error')).toBe(shown);
});

test('a length is a warning', () => {
  expect(annotation('a.ts(1): long', 'warning')).toBe('::warning file=a.ts,line=1::long');
});
