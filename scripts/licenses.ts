import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The license information of a package, in the format that Vite uses for the packages it bundles. */
export function licenseOf(name: string): string {
  const folder = path.join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}
