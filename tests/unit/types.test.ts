import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongTypes } from '../../scripts/types.ts';

test(
  'a misspelled and a missing key are told with their file, and what fits is not',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'types-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const faq = (content: string) =>
      `import type { FaqProps } from './Faq';\nexport const faq = ${content} satisfies FaqProps;\n`;
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ['ES5'] } }));
    write('Faq.ts', 'export interface FaqProps { heading: string; lead?: string }\n');
    write('right.ts', faq("{ heading: 'Questions' }"));
    write('misspelled.ts', faq("{ heading: 'Questions', laed: 'Ask us.' }"));
    write('missing.ts', faq("{ lead: 'Ask us.' }"));
    const lines = await wrongTypes(folder);
    rmSync(folder, { recursive: true });
    expect(lines).toEqual([
      expect.stringMatching(/missing\.ts\(2,.*'heading'/),
      expect.stringMatching(/misspelled\.ts\(2,.*'laed'/),
    ]);
  },
);
