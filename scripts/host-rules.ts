import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newsletterBase } from '../deploy/forwarder/site.ts';
import { securityHeaders, type HostRules } from '../deploy/rules.ts';
import { readSecurity } from './built-site.ts';

/** Every file below `root`, as a path from there: `/contact/index.html`. */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => `/${path.relative(root, path.join(each.parentPath, each.name))}`)
    .sort();

/** The rules for hosts of the site as it was last built. */
export const readHostRules = (root = 'dist'): HostRules => ({
  headers: securityHeaders(readSecurity()),
  files: filesBelow(root).filter((file) => !/\.(?:br|gz)$/.test(file)),
  endpoint: newsletterBase,
});
