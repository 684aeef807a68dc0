import { cacheControl, cacheTimes, notFoundDocuments, redirects, type HostRules } from '../rules.ts';
import type { Host } from './index.ts';

/**
 * A `_headers` file, which Netlify and Cloudflare Pages read. They give a path's headers to its 404 as well: so each file that may be
 * kept is named, and a script that is gone is not kept. The host has browsers ask again each time for what is not named: pages, and
 * what is beyond the `most` rules that the host takes.
 */
export function headersFile({ headers, files }: HostRules, most = Infinity): string {
  const kept = files.filter((file) => cacheControl(file) !== cacheTimes.pages).slice(0, most - 1);
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', headers],
    ...kept.map((file): [string, Record<string, string>] => [file, { 'Cache-Control': cacheControl(file) }]),
  ];
  return rules
    .map(([path, each]) => [path, ...Object.entries(each).map((header) => `  ${header.join(': ')}`), ''])
    .flat()
    .join('\n');
}

/** The redirects as lines of a `_redirects` file. */
export const redirectLines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);

/**
 * Where the flat layout has a file: `/contact.html` for `/contact/index.html`. Netlify and Cloudflare Pages answer `/contact` with it
 * and send `/contact/` there; with a folder they do the opposite.
 */
export const flatFile = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

export const netlify: Host = {
  folder: 'site',
  place: flatFile,
  forwarder: ['netlify', 'functions/newsletter.mjs'],
  files: (rules) => ({
    'site/_headers': headersFile(rules),
    'site/_redirects': [
      ...redirectLines,
      ...notFoundDocuments(rules.files).map(([folder, document]) => `${folder}* ${document} 404\n`),
    ].join(''),
    'netlify.toml': '[build]\n  publish = "site"\n\n[functions]\n  directory = "functions"\n',
  }),
  next: 'In that folder: npx netlify-cli deploy --prod',
};
