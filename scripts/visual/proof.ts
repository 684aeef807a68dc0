/** Changes of styles of which a run of pictures must name the stories that show them, and no others. */
import path from 'node:path';

/** A change, and how one knows by other means than pictures that a story shows it. */
export interface Change {
  name: string;
  /** Finds what the change is seen in, where it is visible. */
  selector: string;
}

/** A change of a source file. */
export interface Edit extends Change {
  file: string;
  /** What in the file is replaced, wherever it stands. It must be there. */
  from: RegExp;
  to: string;
}

/** The selector of a class, as vite.config.ts names it. */
const classOf = (file: string, name: string): string =>
  `.${path.basename(file, '.module.css')}-module_${name}`;

const stats = 'src/sections/proof/Stats/Stats.module.css';
const footer = 'src/sections/frame/SiteFooter/SiteFooter.module.css';
const field = classOf('src/design/theme/components.module.css', 'input');

/** Families that hold stories with and without each change, few enough to be looked at several times. */
export const provingFamilies = ['Proof', 'Contact', 'Frame'];

export const edits: Edit[] = [
  {
    name: '1 px more padding in a section',
    file: stats,
    from: /\.stat \{/,
    to: '.stat {\n  padding-block-start: 1px;',
    // Columns have a padding of their own, which overrides it.
    selector: `[data-variant]:not([data-variant='columns']) ${classOf(stats, 'stat')}`,
  },
  {
    name: 'another color of a token',
    file: 'src/design/theme/tokens.json',
    from: /"field-line": "[^"]+"/g,
    to: '"field-line": "oklch(0.6 0.2 150)"',
    // A field that says what is wrong, or that all is well, has another line.
    selector: [
      `${field}:not([data-error], [data-success], :disabled)`,
      classOf('src/design/controls/SchemeControl/SchemeControl.module.css', 'segments'),
    ].join(', '),
  },
  {
    name: 'another letter-spacing',
    file: footer,
    from: /letter-spacing: -0\.035em/,
    to: 'letter-spacing: -0.03em',
    selector: classOf(footer, 'brand'),
  },
];
