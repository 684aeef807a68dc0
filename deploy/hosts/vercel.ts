import {
  added,
  addresses,
  cacheTimes,
  fileEnd,
  lastingEnd,
  notFoundDocuments,
  shortNotFound,
  type HostRules,
} from '../rules.ts';
import type { Host } from './index.ts';

/** A rule of Vercel's `routes`. */
export interface VercelRoute {
  src?: string;
  handle?: 'filesystem' | 'hit';
  headers?: Record<string, string>;
  dest?: string;
  status?: number;
  continue?: boolean;
}

const redirect = (src: string, to: string): VercelRoute => ({
  src,
  status: 301,
  headers: { Location: to },
});

const notFound = (src: string, dest: string): VercelRoute => ({
  src,
  dest,
  status: 404,
  headers: { 'Cache-Control': cacheTimes.notFound },
});

const kept = (src: string, time: string): VercelRoute => ({
  src,
  headers: { 'Cache-Control': time },
  continue: true,
});

/**
 * Rules apply from top to bottom and ignore case. Rules under `filesystem` apply to missing files, and rules under
 * `hit` to existing ones. Vercel would also serve a page at its path with a trailing slash, so the redirects of such
 * paths come before `filesystem`.
 */
const routes = ({ headers, files, endpoint }: HostRules, functionPath: string): VercelRoute[] => [
  { src: '/.*', headers, continue: true },
  { src: `${endpoint}/.*`, dest: functionPath },
  ...addresses(files).map(([pattern, target]) => redirect(`${pattern}${added}{1,9}`, target)),
  { handle: 'filesystem' },
  ...addresses(files).map(([pattern, target]) => redirect(pattern, target)),
  notFound(`.*${fileEnd}`, shortNotFound),
  ...notFoundDocuments(files).map(([folder, document]) => notFound(`${folder}.*`, document)),
  { handle: 'hit' },
  kept('/.*', cacheTimes.pages),
  kept(`/.*${lastingEnd}`, cacheTimes.files),
  kept('/assets/.*', cacheTimes.assets),
];

export const vercel: Host = {
  folder: 'public',
  forwarder: ['vercel', 'api/newsletter.js'],
  files: (rules) => ({
    'vercel.json': JSON.stringify({ routes: routes(rules, '/api/newsletter.js') }, undefined, 2),
    'package.json': '{ "private": true, "type": "module" }\n',
  }),
  next: 'In that folder: npx vercel deploy --prod',
};
