import { readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type UserConfig, type Manifest } from 'vite';
process.env.NODE_ENV = 'production';
process.chdir('/tmp/wt-buildparts');
const config = (await import('/tmp/wt-buildparts/vite.config.ts')).default as UserConfig;
const { readAssets } = await import('/tmp/wt-buildparts/scripts/assets.ts');
const { sourcesOf } = await import('/tmp/wt-buildparts/src/shell/pageSources.ts');
const { routes, fallbacks } = await import('/tmp/wt-buildparts/src/shell/routes.ts');
const entry = 'src/shell/entry-client.tsx';
const output = config.build!.rolldownOptions!.output as any;
const current = output.codeSplitting;
const vendor = current.groups[0], shell = current.groups[1];
const entryTest = /^(?!.*entry-client)/;
const variants: Record<string, any> = {
  current,
  none: undefined,
  'vendor+shell': { groups: [vendor, shell] },
  'vendor': { groups: [vendor] },
  'initial in one': { groups: [{ name: 'shell', tags: ['$initial'], test: /^(?!.*entry-client).*(?<!\.css)$/, priority: 2 }] },
  'initial + shared small 2500 (2)': { groups: [{ name: 'shell', tags: ['$initial'], test: entryTest, priority: 2 }, { name: 'common', test: /\.tsx?$|tabler/, minShareCount: 2, maxModuleSize: 2500, priority: 1 }] },
  'initial + shared small 2500 (3)': { groups: [{ name: 'shell', tags: ['$initial'], test: entryTest, priority: 2 }, { name: 'common', test: /\.tsx?$|tabler/, minShareCount: 3, maxModuleSize: 2500, priority: 1 }] },
  'initial + shared (4)': { groups: [{ name: 'shell', tags: ['$initial'], test: entryTest, priority: 2 }, { name: 'common', minShareCount: 4, priority: 1 }] },
  'initial + shared (6)': { groups: [{ name: 'shell', tags: ['$initial'], test: entryTest, priority: 2 }, { name: 'common', minShareCount: 6, priority: 1 }] },
};
const only = process.argv.slice(2);
for (const [name, codeSplitting] of Object.entries(variants)) {
  if (only.length && !only.includes(name)) continue;
  const out = '/tmp/bp-chunks-out';
  rmSync(out, { recursive: true, force: true });
  try {
  await build({ ...config, configFile: false, logLevel: 'error', publicDir: false, build: { ...config.build, outDir: out, emptyOutDir: true, manifest: true, rolldownOptions: { input: entry, output: { ...output, codeSplitting } } } });
  const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8')) as Manifest;
  const assetsOf = readAssets(manifest, entry);
  const size = new Map<string, number>();
  const br = (f: string) => { if (!size.has(f)) size.set(f, brotliCompressSync(readFileSync(`${out}/${f}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length); return size.get(f)!; };
  const rows = [...routes, ...fallbacks].map((r: any) => { const { scripts, styles } = assetsOf(sourcesOf(r)); return { path: r.path, n: scripts.length, kb: scripts.reduce((s: number, f: string) => s + br(f), 0) / 1000, st: styles.length }; });
  const at = (p: string) => { const r = rows.find((r) => r.path === p)!; return `${p} ${r.n}/${r.kb.toFixed(1)}`; };
  const mean = (k: 'n' | 'kb') => (rows.reduce((s, r) => s + r[k], 0) / rows.length).toFixed(1);
  const js = Object.values(manifest).map(c => c.file).filter(f => f.endsWith('.js'));
  console.log(name.padEnd(34), ['/', '/podcast', '/podcast/featured', '/podcast/2', '/training', '/about', '/contact', '/midwestcon', '/privacy'].map(at).join('  '), '| mean', mean('n'), mean('kb'), 'max n', Math.max(...rows.map(r => r.n)), '| files', new Set(js).size);
  } catch (e) { console.log(name, 'failed', String(e).slice(0, 300)); }
}
