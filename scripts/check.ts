/** Runs a check that is not part of `npm test`, for example because it takes a long time or needs a network. */
import { spawnSync } from 'node:child_process';
import { refuse } from './options.ts';

/** The checks: each with its script and description. */
const checks: Record<string, [script: string, about: string]> = {
  content: ['content-check', 'only the content: types, links, lengths, dates, spelling'],
  launch: ['launch-check', 'remaining placeholders and samples'],
  visual: ['visual', 'a screenshot of every visible story, compared with its baseline'],
  browsers: ['test-browsers', 'every page and the main interactions in Firefox and WebKit'],
  lighthouse: ['audit', 'accessibility, best practices and SEO of every built page'],
  links: ['check-links', 'external links in the built pages'],
  host: ['check-host', 'the deployed site: npm run check host https://your.site'],
  deploy: ['test-deploy', 'whether an open tab keeps working when the next build is deployed'],
  pseudo: ['pseudo-site', 'a copy with other words or, with --longer, with text that is 40% longer'],
  rebrand: ['rebrand', 'whether a copy with another name and primary color contains the old ones'],
};

const [name = '', ...args] = process.argv.slice(2);
const list = Object.entries(checks).map(([each, [, about]]) => `  ${each.padEnd(12)}${about}`);
if (name === '--help') {
  console.log(
    ['npm run check <name> -- [options]', '', ...list, '', 'Each lists its options with --help.'].join('\n'),
  );
  process.exit(0);
}
const [script] = checks[name] ?? refuse(`Give one check: ${Object.keys(checks).join(', ')}.`);
const { status } = spawnSync('tsx', [`scripts/${script}.ts`, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
