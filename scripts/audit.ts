/**
 * Runs Lighthouse's accessibility, best practices and SEO audits on every document of the built site. Prints a table
 * and, below it, the audits that cost points. Exits with 1 if any score is below 100. A stub responds for other hosts,
 * so nothing leaves the machine. `npm run check lighthouse /about /contact` checks only the given pages.
 */
import type { Result } from 'lighthouse';
import { fallbacks, pathsOf, routes } from '../src/shell/routes.ts';
import { lighthouseOn } from './bench/lighthouse.ts';
import { startServers } from './bench/servers.ts';
import { needSite } from './built-site.ts';
import { needChromium } from './ensure-chromium.ts';
import { readOptions, refuse } from './options.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Audits that an error page fails on purpose, because it keeps search engines out or has status 404. */
const keptOut = ['is-crawlable', 'http-status-code'];
/** An audit that a 404 page fails because the browser logs an error when a document has status 404. */
const saidOf404 = ['errors-in-console'];

const { positionals: asked } = readOptions({
  name: 'npm run check lighthouse',
  about:
    'Lighthouse’s accessibility, best practices and SEO on every page of the built site, or on the named ones.',
  positionals: '[page ...]',
});

const documents = [
  ...routes.flatMap((route) => pathsOf(route).map((path) => ({ path, skipped: route.gone ? keptOut : [] }))),
  ...fallbacks.map(({ path }) => ({
    path: path.replace('*', 'no-such-page'),
    skipped: [...keptOut, ...saidOf404],
  })),
];
const unknown = asked.filter((each) => !documents.some(({ path }) => path === each));
if (unknown.length > 0) refuse(`There is no page ${unknown.join(', ')}: give a page’s path, such as /about.`);
const pages = documents.filter(({ path }) => asked.length === 0 || asked.includes(path));

needSite();
const { executablePath } = await needChromium();

/** A category's audits that didn't get full points, each with its id and title. */
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
    { path: executablePath, outside: servers.outside },
    `${servers.origins[0]?.http2 ?? ''}${page.path}`,
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
