import type { HostRules } from '../rules.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx, type NginxPlace } from './nginx.ts';
import { vercel } from './vercel.ts';

/** How to prepare the built site for a host. */
export interface Host {
  /** Folder for the site's files. */
  folder: string;
  /** Converts the path of a built file to its path in `folder`. Default: the same path. */
  place?: (file: string) => string;
  /** Whether the host needs the build's compressed copies of files. Other hosts compress files themselves. */
  compressed?: boolean;
  /** The newsletter forwarder: its module in deploy/forwarder, and its output file. */
  forwarder: [source: string, target: string];
  /** More files to write, keyed by path, such as the rules in the host's format. */
  files: (rules: HostRules, nginx: NginxPlace) => Record<string, string>;
  /** What to do next. `npm run host` prints it. */
  next: string;
}

/** The hosts that the site can be prepared for. */
export const hosts: Record<string, Host> = { nginx, netlify, cloudflare, vercel };
