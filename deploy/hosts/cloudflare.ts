import { fileFolders, shortNotFoundText } from '../rules.ts';
import type { Host } from './index.ts';
import { flatFile, headersFile, redirectLines } from './netlify.ts';

/** Cloudflare's maximum number of header rules. */
const mostRules = 100;

/** The document that Cloudflare sends for a missing file that is not a page, such as an image. */
const shortPage = `<!doctype html><title>404</title>${shortNotFoundText}`;

/** The host Cloudflare Pages. It needs no rules for 404 pages, because it serves the nearest 404.html automatically. */
export const cloudflare: Host = {
  folder: 'site',
  place: flatFile,
  forwarder: ['cloudflare', 'functions/api/newsletter/[[path]].js'],
  files: (rules) => ({
    'site/_headers': headersFile(rules, mostRules),
    'site/_redirects': redirectLines.join(''),
    ...Object.fromEntries(fileFolders(rules.files).map((folder) => [`site${folder}404.html`, shortPage])),
    // The requests that Cloudflare passes to the function.
    'site/_routes.json': JSON.stringify({ version: 1, include: [`${rules.endpoint}/*`], exclude: [] }),
  }),
  next: 'In that folder: npx wrangler pages deploy site',
};
