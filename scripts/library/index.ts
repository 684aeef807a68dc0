/**
 * Writes the package to dist-library: modules, declarations and stylesheets of the sections, the primitives, the
 * provider, themes and tokens; fonts; codemods; package.json; README.md; and llms.txt, a guide for coding assistants.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build, type Rolldown } from 'vite';
import { fontFamilies, sourceFile } from '../font-faces.ts';
import { licenseOf } from '../licenses.ts';
import { readOptions, stop } from '../options.ts';
import { entries } from './entries.ts';
import { guide } from './guide.ts';
import { manifest } from './manifest.ts';

readOptions({
  name: 'npm run build:library',
  about: 'Writes the package of the sections and primitives into dist-library.',
});

const folder = 'dist-library';
const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

/** The output files of a Vite build. */
const outputOf = (built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] =>
  (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : [])) as never;

const configFile = 'vite.library.config.ts';
const modules = outputOf(await build({ configFile, logLevel: 'warn' }));
const own = new Set(modules.map(({ fileName }) => fileName));
const imported = modules
  .flatMap((module) => (module.type === 'chunk' ? [...module.imports, ...module.dynamicImports] : []))
  .filter((name) => !own.has(name));

const { status } = spawnSync('tsc', ['--project', 'tsconfig.library.json'], { stdio: 'inherit' });
if (status !== 0) stop('The declarations could not be written.');

// Build everything again, into one module, for a single stylesheet. It combines the stylesheets of all modules with the
// parts of Mantine's stylesheets that the modules need.
const whole = '.build/library';
mkdirSync(whole, { recursive: true });
writeFileSync(`${whole}/all.ts`, entries.map(({ source }) => `import '../../${source}';\n`).join(''));
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: `${whole}/built`,
    sourcemap: false,
    cssCodeSplit: false,
    cssMinify: true,
    lib: { entry: `${whole}/all.ts`, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => /^(?!\0)[^./]/.test(id) && !id.endsWith('.css'),
      output: { preserveModules: false },
    },
  },
});
copyFileSync(`${whole}/built/styles.css`, `${folder}/styles.css`);

mkdirSync(`${folder}/fonts`, { recursive: true });
for (const family of fontFamilies)
  copyFileSync(sourceFile(family), path.join(folder, 'fonts', path.basename(sourceFile(family))));
write('fonts/LICENSE.md', fontFamilies.map(({ source }) => licenseOf(source)).join(''));
write(
  'fonts.css',
  fontFamilies
    .map(
      (family) => `@font-face {
  font-family: '${family.family}';
  font-weight: ${family.weights.join(' ')};
  font-display: swap;
  src: url('./fonts/${path.basename(sourceFile(family))}') format('woff2');
}
`,
    )
    .join(''),
);

// CommonJS, because jscodeshift doesn't compile modules inside node_modules.
mkdirSync(`${folder}/codemods`, { recursive: true });
for (const file of readdirSync('codemods'))
  write(
    `codemods/${file.replace(/ts$/, 'cjs')}`,
    ts.transpileModule(readFileSync(`codemods/${file}`, 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    }).outputText,
  );

write('package.json', `${JSON.stringify(manifest(imported), null, 2)}\n`);
write('llms.txt', guide());
copyFileSync('docs/library.md', `${folder}/README.md`);
console.log(`${entries.length} entries are in ${folder}.`);
