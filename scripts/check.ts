/** Runs a check that is not part of `npm test`, because it takes long or needs a network or an address. */
import { spawnSync } from 'node:child_process';
import { refuse } from './options.ts';

/** The checks: each with its script and description. */
const checks: Record<string, [script: string, about: string]> = {
  content: ['content-check', 'the content alone: types, links, lengths, dates, spelling'],
  launch: ['launch-check', 'what is still a placeholder or a sample'],
  visual: ['visual', 'a picture of every shown story against the accepted one'],
  browsers: ['test-browsers', 'every page and the main interactions in Firefox and WebKit'],
  lighthouse: ['audit', 'accessibility, best practices and SEO of every built page'],
  links: ['check-links', 'the addresses of other sites that the built pages link to'],
  host: ['check-host', 'the site where it was deployed: npm run check host https://your.site'],
  deploy: ['test-deploy', 'an open tab while the next build is deployed'],
  pseudo: ['pseudo-site', 'a copy in which all words are others, or with --longer 40 % longer'],
  rebrand: ['rebrand', 'a copy with another name and primary color'],
};

const [name = '', ...args] = process.argv.slice(2);
const list = Object.entries(checks).map(([each, [, about]]) => `  ${each.padEnd(12)}${about}`);
if (name === '--help') {
  console.log(
    ['npm run check <name> -- [options]', '', ...list, '', 'Each lists its options with --help.'].join('\n'),
  );
  process.exit(0);
}
const [script] = checks[name] ?? refuse(`Name one check: ${Object.keys(checks).join(', ')}.`);
const { status } = spawnSync('tsx', [`scripts/${script}.ts`, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
