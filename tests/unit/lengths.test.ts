import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { tooLong } from '../../scripts/lengths.ts';

const folder = path.resolve('.build/lengths');

/** Checks content of one module. */
function check(text: string): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'page.ts'),
    `interface Props {
  /** The page's name. @maxLength 12 */
  heading: string;
  /** What it has. @maxLength 5 */
  points?: string[];
  /** Where it leads. @maxLength 1 */
  href?: string;
}
export const page = ${text} satisfies Props;
`,
  );
  return tooLong(folder);
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('says nothing of texts that fit', () => {
  expect(check(`{ heading: 'Exactly long', points: ['One', 'Two'], href: '/somewhere' }`)).toEqual([]);
});

test('names file, line and key of each text that does not, also in a list', () => {
  expect(check(`{ heading: 'One letter more', points: ['One', 'Twenty'] }`)).toEqual([
    '.build/lengths/page.ts(9): heading has 15 characters and is drawn for 12',
    '.build/lengths/page.ts(9): points has 6 characters and is drawn for 5',
  ]);
});
