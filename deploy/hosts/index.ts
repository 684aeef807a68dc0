import type { HostRules } from '../rules.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx, type NginxPlace } from './nginx.ts';
import { vercel } from './vercel.ts';

/** What a host needs besides the built site. */
export interface Host {
  /** Folder of the site's files. */
  folder: string;
  /** Path of a file of the build in that folder. Default: the same path. */
  place?: (file: string) => string;
  /** Whether it needs the build's compressed copies. Others compress files themselves. */
  compressed?: boolean;
  /** The newsletter's forwarder: its module in deploy/forwarder, and the file that it becomes. */
  forwarder: [source: string, target: string];
  /** Further files with the rules in the host's language, by their path. */
  files: (rules: HostRules, nginx: NginxPlace) => Record<string, string>;
  /** What to do next. */
  next: string;
}

/** The hosts that the site can be prepared for. */
export const hosts: Record<string, Host> = { nginx, netlify, cloudflare, vercel };
