import path from 'node:path';
import { build, type Plugin } from 'vite';

/** What stands on the site: a section, or what sections stand in (a page, a layout, a dialog). */
const marked = /^src\/(?:sections\/\w+\/(\w+)|pages|shell)\/(\w+)\.tsx$/;

/**
 * The code of a component with its place in the project written on it, so that the inspector can tell what React shows:
 * `inspected: 'proof/Stats'`. None, where the file is no section's, page's, layout's or dialog's.
 *
 * @param file from the root, with slashes
 */
export function mark(code: string, file: string): string | undefined {
  const [, folder, name] = marked.exec(file) ?? [];
  if (!name || (folder !== undefined && folder !== name)) return undefined;
  if (!new RegExp(`^export (?:default )?function ${name}\\b`, 'm').test(code)) return undefined;
  const place = file.replace(/^src\/(?:sections\/)?/, '').replace(folder ? `/${name}.tsx` : '.tsx', '');
  return `${code}\nObject.assign(${name}, { inspected: '${place}' });\n`;
}

/** Writes on components what they are. */
export const markSections: Plugin = {
  name: 'mark-sections',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative('.', id).replaceAll(path.sep, '/');
    const result = mark(code, file);
    // Behind the last line, which leaves all others where they are.
    return result === undefined ? undefined : { code: result, map: null };
  },
};

const start = '.storybook/inspector/start.ts';

/** Builds the inspector into the folder of a preview build; answers where its script is there. */
export async function buildInspector(outDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, rolldownOptions: { input: start } },
  });
  const script = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!script) throw new Error(`Vite has built no script from ${start}`);
  return script.fileName;
}

/** The inspector on the pages of the dev server. */
export const inspector: Plugin[] = [
  { ...markSections, apply: 'serve' },
  {
    name: 'inspector',
    apply: 'serve',
    transformIndexHtml: (_html, { filename }) =>
      // Not Storybook's own pages.
      path.resolve(filename) === path.resolve('index.html')
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', src: `/${start}` },
              injectTo: 'body',
            },
          ]
        : [],
  },
];
