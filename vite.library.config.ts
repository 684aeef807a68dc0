import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { entries } from './scripts/library/entries.ts';
import site from './vite.config.ts';

/**
 * Has each module import its stylesheet, which Vite's library mode only writes. At the module's end: what it is made of comes first,
 * and its source map stays true.
 */
const importStyles: Plugin = {
  name: 'import-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const folder = path.posix.dirname(file.fileName);
      const styles = [...(file.viteMetadata?.importedCss ?? [])].map((style) =>
        path.posix.relative(folder, style),
      );
      const imports = styles.map((style) => `import './${style}';\n`).join('');
      file.code = file.code.replace(/(\n\/\/# sourceMappingURL=.*)?$/, `\n${imports}$1`);
    }
  },
};

const { plugins: _, build: __, ...shared } = site;

/** The library as a package: a module for each of ours, which imports its own stylesheet. The rest of it writes scripts/library. */
export default mergeConfig(
  shared,
  defineConfig({
    // Of an application's own server or browser, which is not known here.
    define: { 'import.meta.env.SSR': "(typeof document === 'undefined')" },
    publicDir: false,
    plugins: [importStyles],
    build: {
      outDir: 'dist-library',
      target: site.build?.target,
      sourcemap: true,
      minify: false,
      cssCodeSplit: true,
      lib: {
        entry: entries.map(({ source }) => source),
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: /^(?!\0)[^./]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          // A file called X.module.css would be hashed again by the application's bundler.
          assetFileNames: (asset) => (asset.names[0] ?? '').replace('.module.css', '.css'),
          // Frameworks that render on a server have to know what also runs in browsers; the modules without components need no browser.
          banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  }),
);
