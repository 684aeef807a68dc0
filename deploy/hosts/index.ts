import type { HostRules } from '../rules.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx, type NginxPlace } from './nginx.ts';
import { vercel } from './vercel.ts';

/** What a host needs besides the built site. */
export interface Host {
  /** Folder for the site's files. */
  folder: string;
  /** Path of a build's file in that folder. Default: unchanged. */
  place?: (file: string) => string;
  /** Whether it needs the build's compressed copies. Other hosts compress files themselves. */
  compressed?: boolean;
  /** The newsletter forwarder: its module in deploy/forwarder, and its output file. */
  forwarder: [source: string, target: string];
  /** More files, such as the rules in the host's format, by path. */
  files: (rules: HostRules, nginx: NginxPlace) => Record<string, string>;
  /** The next steps. */
  next: string;
}

/** The hosts that the site can be prepared for. */
export const hosts: Record<string, Host> = { nginx, netlify, cloudflare, vercel };
