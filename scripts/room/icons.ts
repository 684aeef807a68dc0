/** Finds the icons that the site uses, for Storybook's list of icons. */
import { readdirSync, readFileSync } from 'node:fs';

/** The source code of a module that exports the icons that the site uses. */
export function icons(): string {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.stories|\.sample)\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g),
      ].flatMap(([, list = '']) => list.match(/(?<!type )\bIcon[A-Z]\w*/g) ?? []),
    );
  const sorted = [...new Set(names)].sort();
  return `export { ${sorted.join(', ')} } from '@tabler/icons-react';\n`;
}
