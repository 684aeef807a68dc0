/**
 * The fonts available to a browser under test: one folder and one fontconfig file for each kind of system, in
 * node_modules/.cache. On Linux, tests therefore don't depend on the installed fonts. Other systems have no fontconfig,
 * so browsers use the installed fonts there.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'fontverter';
import * as fonts from './system-fonts.ts';
import type { SystemFont } from './system-fonts.ts';

/** A system's fonts, keyed by their generic name in CSS. */
type FontSet = Record<'serif' | 'sans-serif' | 'monospace', SystemFont> & { others?: SystemFont[] };

const { georgia, timesNewRoman, arial, courierNew } = fonts;

/** The fonts that each kind of system has. Tests use `dejaVu` unless they are about fonts. */
export const fontSets = {
  /** A minimal Debian system. */
  dejaVu: { serif: fonts.dejaVuSerif, 'sans-serif': fonts.dejaVuSans, monospace: fonts.dejaVuSansMono },
  /** Many Linux desktops. */
  liberation: {
    serif: fonts.liberationSerif,
    'sans-serif': fonts.liberationSans,
    monospace: fonts.liberationMono,
  },
  android: { serif: fonts.notoSerif, 'sans-serif': fonts.roboto, monospace: fonts.robotoMono },
  /** Windows, macOS and iOS: the fonts that all of them have. */
  desktop: { serif: timesNewRoman, 'sans-serif': arial, monospace: courierNew, others: [georgia] },
  /** A system that has none of the fonts that the site's stylesheets name. */
  unknown: { serif: fonts.gentium, 'sans-serif': fonts.cantarell, monospace: fonts.cantarell },
} satisfies Record<string, FontSet>;

/** Name of a set of fonts. */
export type FontSetName = keyof typeof fontSets;

const cache = path.resolve('node_modules/.cache/font-sets');
const configOf = (name: FontSetName): string => path.join(cache, name, 'fonts.conf');

const generic = (name: string, { family }: SystemFont): string => `
  <match target="pattern">
    <test name="family" qual="any"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>`;

/**
 * A fontconfig rule that gives a font file the names of the system font that it represents. The file can be that font,
 * or a metric-compatible replacement with another name.
 */
const named = (file: string, family: string, { fullName, postscriptName }: fonts.SystemFace): string => `
  <match target="scan">
    <test name="file"><string>${file}</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
    <edit name="fullname" mode="assign"><string>${fullName}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${postscriptName}</string></edit>
  </match>`;

async function writeFontSet(name: FontSetName): Promise<void> {
  const { others = [], ...families }: FontSet = fontSets[name];
  const folder = path.dirname(configOf(name));
  mkdirSync(folder, { recursive: true });
  let rules = '';
  for (const { family, regular, bold } of new Set([...Object.values(families), ...others]))
    for (const face of [regular, bold]) {
      const file = path.join(folder, `${face.postscriptName}.ttf`);
      writeFileSync(file, await convert(readFileSync(face.file), 'truetype'));
      rules += named(file, family, face);
    }
  for (const [css, font] of Object.entries({ ...families, 'system-ui': families['sans-serif'] }))
    rules += generic(css, font);
  writeFileSync(
    configOf(name),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>${rules}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${families['sans-serif'].family}</string></edit>
  </match>
</fontconfig>
`,
  );
}

/** Environment variables that make a browser see only one set of fonts. */
export const fontEnvironment = (name: FontSetName = 'dejaVu'): Record<string, string> => ({
  FONTCONFIG_FILE: configOf(name),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stamp = path.join(cache, 'source.json');
  const source = JSON.stringify([fontSets, readFileSync(import.meta.filename, 'utf8')]);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== source) {
    rmSync(cache, { recursive: true, force: true });
    for (const name of Object.keys(fontSets) as FontSetName[]) await writeFontSet(name);
    writeFileSync(stamp, source);
  }
}
