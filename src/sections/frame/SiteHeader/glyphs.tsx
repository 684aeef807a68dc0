interface Drawn {
  /** Path of the part in the text color. */
  ink: string;
  /** Path of the part in the accent color. */
  mark: string;
  /** Whether the paths are stroked instead of filled. */
  lines?: boolean;
}

/**
 * The small drawings in menus, by name. Each has two colors and a 22 by 22 grid, and consists of arcs around one or two
 * centers.
 */
const glyphs = {
  quarter: { ink: 'M0 22H9A9 9 0 0 0 0 13Z', mark: 'M22 22A22 22 0 0 0 0 0V9A13 13 0 0 1 13 22Z' },
  dome: { ink: 'M11 20H22A11 11 0 0 0 0 20Z', mark: 'M11 22H15A4 4 0 0 0 7 22Z' },
  fan: { ink: 'M22 22V12A10 10 0 0 0 12 22Z', mark: 'M22 12V0A22 22 0 0 0 0 22H12A10 10 0 0 1 22 12Z' },
  band: { ink: 'M22 22A22 22 0 0 0 0 0V7A15 15 0 0 1 15 22Z', mark: 'M0 22H11A11 11 0 0 0 0 11Z' },
  turn: { ink: 'M11 22A11 11 0 1 0 0 11H5A6 6 0 1 1 11 17Z', mark: 'M7 11a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z' },
  rings: {
    ink: 'M6 21A5 5 0 0 0 1 16M11 21A10 10 0 0 0 1 11M21 21A20 20 0 0 0 1 1',
    mark: 'M16 21A15 15 0 0 0 1 6',
    lines: true,
  },
  arch: {
    ink: 'M0 20A11 11 0 0 1 11 9V16A4 4 0 0 0 7 20Z',
    mark: 'M22 20A11 11 0 0 0 11 9V16A4 4 0 0 1 15 20Z',
  },
  person: { ink: 'M3 22A8 8 0 0 1 19 22Z', mark: 'M7 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z' },
  halves: { ink: 'M10 1A8 8 0 0 0 10 17Z', mark: 'M12 5A8 8 0 0 1 12 21Z' },
} satisfies Record<string, Drawn>;

/** Name of a drawing in menus. */
export type GlyphName = keyof typeof glyphs;

/** A small drawing before the label of a link in a menu. It is decorative, because the label says the same. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  const { ink, mark, lines }: Drawn = glyphs[name];
  const paint = (color: string) =>
    lines ? { fill: 'none', stroke: color, strokeWidth: 2 } : { fill: color };
  return (
    <svg className={className} viewBox="0 0 22 22" aria-hidden="true">
      <path d={ink} {...paint('currentColor')} />
      <path d={mark} {...paint('var(--accent-mark)')} />
    </svg>
  );
}
