/**
 * Asks every address of other sites that the built pages link to whether it is there. Needs a network, and so is no part of the
 * tests. Ends with 1 when one is not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { outsideLinks } from './documents.ts';

/** How long an answer may take, in ms, and how many are asked at a time. */
const [patience, atOnce] = [15_000, 8];

const documents = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
    html: readFileSync(`dist/${file}`, 'utf8'),
  }));
const links = [...outsideLinks(documents)];

/** What is wrong with an address; nothing where it answers. Some hosts refuse to be asked for the head alone. */
async function fault(url: string): Promise<string | undefined> {
  for (const method of ['HEAD', 'GET'])
    try {
      const { ok, status } = await fetch(url, { method, signal: AbortSignal.timeout(patience) });
      if (ok) return undefined;
      if (method === 'GET') return `answers ${status}`;
    } catch (error) {
      const { cause } = error as Error;
      if (method === 'GET') return cause instanceof Error ? cause.message : (error as Error).message;
    }
  return undefined;
}

const faults: string[] = [];
const waiting = links.values();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (const [url, pages] of waiting) {
      const found = await fault(url);
      if (found !== undefined)
        faults.push(
          `${url} ${found}\n  linked from ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
        );
    }
  }),
);
console.log(
  [...faults.toSorted(), `${links.length} addresses, ${faults.length} without an answer`].join('\n'),
);
process.exit(faults.length === 0 ? 0 : 1);
