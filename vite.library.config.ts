import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { entries } from './scripts/library/entries.ts';
import site from './vite.config.ts';

/**
 * Makes each module import its stylesheet, which Vite's library mode writes but doesn't import. The `import` is at the
 * end of the module, so that the stylesheets of other imported modules come first, and the source map stays correct.
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

/**
 * Builds the package's modules, one for each source module. A built module imports its own stylesheet. scripts/library
 * writes the rest of the package.
 */
export default mergeConfig(
  shared,
  defineConfig({
    // Whether the code runs on a server or in a browser isn't known at build time, so it is determined at run time.
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
          // An application's bundler would treat a file called X.module.css as a CSS module, and hash its class names
          // again.
          assetFileNames: (asset) => (asset.names[0] ?? '').replace('.module.css', '.css'),
          // Marks the modules that also run in browsers, for frameworks that render on a server. Modules without
          // components don't need the mark.
          banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  }),
);
