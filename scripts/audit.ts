/**
 * Lighthouse's accessibility, best practices and SEO on every document of the built site: prints a table, and under it what
 * cost points. Ends with 1 while any is below 100. Other hosts are answered by a stand-in: nothing leaves the machine.
 * `npm run audit -- /about /contact` looks at the named pages.
 */
import { existsSync } from 'node:fs';
import type { Result } from 'lighthouse';
import { fallbacks, pathsOf, routes } from '../src/shell/routes.ts';
import { lighthouseOn } from './bench/lighthouse.ts';
import { startServers } from './bench/servers.ts';
import { findChromium } from './chromium.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** What an address without a page fails on purpose: it keeps search engines out, and answers with status 404. */
const keptOut = ['is-crawlable', 'http-status-code'];
/** The browser says so in its console when a document answers with status 404. */
const saidOf404 = ['errors-in-console'];

const asked = process.argv.slice(2);
const pages = [
  ...routes.flatMap((route) => pathsOf(route).map((path) => ({ path, skipped: route.gone ? keptOut : [] }))),
  ...fallbacks.map(({ path }) => ({
    path: path.replace('*', 'no-such-page'),
    skipped: [...keptOut, ...saidOf404],
  })),
].filter(({ path }) => asked.length === 0 || asked.includes(path));

const path = findChromium();
if (path === undefined) throw new Error('There is no Chromium here: set CHROMIUM_PATH to one.');
if (!existsSync('dist/index.html'))
  throw new Error('There is no built site in dist/: npm run build makes one.');

/** What cost points in a category: the audits, by id and title. */
function lost(result: Result, category: string): string[] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = result.audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
    });
}

const servers = await startServers(['.']);
const faults: string[] = [];
console.log(`${''.padEnd(28)}${categories.map((category) => category.padEnd(16)).join('')}`);
for (const page of pages) {
  const result = await lighthouseOn(
    { path, outside: servers.outside },
    `${servers.sites[0]?.[1] ?? ''}${page.path}`,
    { onlyCategories: [...categories], skipAudits: page.skipped },
  );
  const scores = categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));
  console.log(`${page.path.padEnd(28)}${scores.map((score) => String(score).padEnd(16)).join('')}`);
  categories.forEach((category, at) => {
    if (scores[at] !== 100)
      faults.push(
        ...[`${page.path}: ${category} ${scores[at]}`, ...lost(result, category).map((each) => `  ${each}`)],
      );
  });
}
servers.stop();
console.log(faults.length === 0 ? `\n${pages.length} pages, 100 in all` : `\n${faults.join('\n')}`);
process.exit(faults.length === 0 ? 0 : 1);
