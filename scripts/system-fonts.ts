/**
 * The fonts on visitors' systems. scripts/stand-ins.ts fits them to the site's fonts; scripts/font-sets.ts provides
 * them to browsers under test.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One weight of a system font. */
export interface SystemFace {
  /** The full name. A stylesheet uses this name and the PostScript name in `local()`. */
  fullName: string;
  postscriptName: string;
  /** A font file with the same letter widths: the font itself, or one that is metric-compatible with it. */
  file: string;
}

/** A font family of an operating system. */
export interface SystemFont {
  family: string;
  regular: SystemFace;
  bold: SystemFace;
}

const fontsource = (name: string, weight: number): string =>
  require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);

/** A family. The files of its regular and bold faces come from the Fontsource package named `source`. */
const family = (
  name: string,
  source: string,
  regular: [fullName: string, postscriptName: string],
  bold: [fullName: string, postscriptName: string],
): SystemFont => ({
  family: name,
  regular: { fullName: regular[0], postscriptName: regular[1], file: fontsource(source, 400) },
  bold: { fullName: bold[0], postscriptName: bold[1], file: fontsource(source, 700) },
});

/** A DejaVu family, whose npm package has the files that Linux distributions install. */
const dejaVu = (name: string): SystemFont => {
  const compact = name.replaceAll(' ', '');
  const file = (suffix: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${compact}${suffix}.ttf`);
  return {
    family: name,
    regular: { fullName: name, postscriptName: compact, file: file('') },
    bold: { fullName: `${name} Bold`, postscriptName: `${compact}-Bold`, file: file('-Bold') },
  };
};

/** A Liberation family. Its letters are the same as those of `source`: Arimo, Tinos or Cousine. */
const liberation = (name: 'Sans' | 'Serif' | 'Mono', source: string): SystemFont =>
  family(
    `Liberation ${name}`,
    source,
    [`Liberation ${name}`, `Liberation${name}`],
    [`Liberation ${name} Bold`, `Liberation${name}-Bold`],
  );

// Fonts of Windows, macOS and iOS.
export const georgia = family('Georgia', 'gelasio', ['Georgia', 'Georgia'], ['Georgia Bold', 'Georgia-Bold']);
export const timesNewRoman = family(
  'Times New Roman',
  'tinos',
  ['Times New Roman', 'TimesNewRomanPSMT'],
  ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
);
export const arial = family('Arial', 'arimo', ['Arial', 'ArialMT'], ['Arial Bold', 'Arial-BoldMT']);
export const courierNew = family(
  'Courier New',
  'cousine',
  ['Courier New', 'CourierNewPSMT'],
  ['Courier New Bold', 'CourierNewPS-BoldMT'],
);

// Fonts of Android.
export const notoSerif = family(
  'Noto Serif',
  'noto-serif',
  ['Noto Serif', 'NotoSerif-Regular'],
  ['Noto Serif Bold', 'NotoSerif-Bold'],
);
export const roboto = family(
  'Roboto',
  'roboto',
  ['Roboto', 'Roboto-Regular'],
  ['Roboto Bold', 'Roboto-Bold'],
);
export const robotoMono = family(
  'Roboto Mono',
  'roboto-mono',
  ['Roboto Mono', 'RobotoMono-Regular'],
  ['Roboto Mono Bold', 'RobotoMono-Bold'],
);

// Fonts of Linux.
export const liberationSerif = liberation('Serif', 'tinos');
export const liberationSans = liberation('Sans', 'arimo');
export const liberationMono = liberation('Mono', 'cousine');
export const dejaVuSerif = dejaVu('DejaVu Serif');
export const dejaVuSans = dejaVu('DejaVu Sans');
export const dejaVuSansMono = dejaVu('DejaVu Sans Mono');

// Fonts that no stylesheet of the site names. In tests, they represent the fonts of any system that has none of the
// fallback fonts.
export const cantarell = family(
  'Cantarell',
  'cantarell',
  ['Cantarell Regular', 'Cantarell-Regular'],
  ['Cantarell Bold', 'Cantarell-Bold'],
);
export const gentium = family(
  'Gentium Book Plus',
  'gentium-book-plus',
  ['Gentium Book Plus', 'GentiumBookPlus'],
  ['Gentium Book Plus Bold', 'GentiumBookPlus-Bold'],
);
