import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { tooLong } from '../../scripts/lengths.ts';

const folder = path.resolve('.build/lengths');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('reports file, line and key of exactly the texts that are too long, also in a list', () => {
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
export const fits = { heading: 'Exactly long', points: ['One', 'Two'], href: '/somewhere' } satisfies Props;
export const page = { heading: 'One letter more', points: ['One', 'Twenty'] } satisfies Props;
`,
  );
  expect(tooLong(folder)).toEqual([
    '.build/lengths/page.ts(10): heading has 15 characters, but its space is designed for 12',
    '.build/lengths/page.ts(10): points has 6 characters, but its space is designed for 5',
  ]);
});
