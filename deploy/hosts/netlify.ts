import {
  cacheControl,
  cacheTimes,
  fileFolders,
  notFoundDocuments,
  redirects,
  shortNotFound,
  type HostRules,
} from '../rules.ts';
import type { Host } from './index.ts';

/**
 * A `_headers` file, for Netlify and Cloudflare Pages. Both hosts also apply a path's headers to a 404 for that path,
 * so a pattern would make the 404 for a missing script cacheable. That is why each cacheable file is listed by name.
 * Everything else is revalidated at each visit: pages, and files beyond the host's maximum of `most` rules.
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
 * Path of a file if pages have no folders of their own: `/contact.html` for `/contact/index.html`. Netlify and
 * Cloudflare Pages serve that file at `/contact` and redirect `/contact/` there. If the file were in a folder, they
 * would redirect `/contact` to `/contact/`.
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
      ...fileFolders(rules.files).map((folder) => `${folder}* ${shortNotFound} 404\n`),
      ...notFoundDocuments(rules.files).map(([folder, document]) => `${folder}* ${document} 404\n`),
    ].join(''),
    'netlify.toml': '[build]\n  publish = "site"\n\n[functions]\n  directory = "functions"\n',
  }),
  next: 'In that folder: npx netlify-cli deploy --prod',
};
