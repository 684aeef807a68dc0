/** The site's drawings and icons. */
import { readdirSync, readFileSync } from 'node:fs';

/** A drawing, in the form that the `Drawing` component takes. */
interface DrawingInfo {
  src: string;
  width: number;
  height: number;
}

/** All drawings in public/art. */
export const drawings = (): DrawingInfo[] =>
  readdirSync('public/art', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => {
      const [, width, height] =
        /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(`public/art/${file}`, 'utf8')) ?? [];
      return { src: `/art/${file}`, width: Number(width), height: Number(height) };
    });

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
