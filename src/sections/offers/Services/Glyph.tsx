/**
 * Colors of the small drawings: the text color, three colors for any band, and `onPale` for shapes on a `pale` area.
 * The section's stylesheet defines their values.
 */
const inks = {
  text: 'var(--text)',
  hot: 'var(--hot)',
  mid: 'var(--mid)',
  pale: 'var(--pale)',
  onPale: 'var(--on-pale)',
};

/** Small drawings on a 64 by 64 grid, made of arcs. Each is a list of colors and paths, in painting order. */
const glyphs = {
  people: [
    [
      'text',
      'M20 26A1 1 0 0 0 4 26A1 1 0 0 0 20 26zM60 26A1 1 0 0 0 44 26A1 1 0 0 0 60 26zM23 64A1 1 0 0 0 1 64zM63 64A1 1 0 0 0 41 64z',
    ],
    ['hot', 'M40 18A1 1 0 0 0 24 18A1 1 0 0 0 40 18zM47 64A1 1 0 0 0 17 64z'],
    ['mid', 'M62 64A1 1 0 0 0 2 64L8 64A1 1 0 0 1 56 64z'],
  ],
  sectors: [
    ['hot', 'M16 64A16 16 0 0 0 0 48L0 64z'],
    ['text', 'M36 64A36 36 0 0 0 25.46 38.54L15.56 48.44A22 22 0 0 1 22 64z'],
    ['pale', 'M25.46 38.54A36 36 0 0 0 0 28L0 42A22 22 0 0 1 15.56 48.44z'],
    ['mid', 'M62 64A62 62 0 0 0 12.89 3.35L9.15 20.96A44 44 0 0 1 44 64z'],
  ],
  target: [
    ['text', 'M62 30A1 1 0 0 0 2 30A1 1 0 0 0 62 30zM52 30A1 1 0 0 1 12 30A1 1 0 0 1 52 30z'],
    ['hot', 'M42 30A1 1 0 0 0 22 30A1 1 0 0 0 42 30z'],
    ['mid', 'M47 4.02A30 30 0 0 0 17 4.02L22 12.68A20 20 0 0 1 42 12.68z'],
  ],
  counter: [
    ['hot', 'M44 44A1 1 0 0 0 20 44z'],
    ['text', 'M60 44A1 1 0 0 0 4 44L14 44A1 1 0 0 1 50 44zM2 48v6h60v-6z'],
    ['mid', 'M63.18 26A36 36 0 0 0 .82 26L4.29 28A32 32 0 0 1 59.71 28z'],
  ],
  arcs: [
    [
      'text',
      'M12 64A12 12 0 0 0 0 52L0 54A10 10 0 0 1 10 64zM24 64A24 24 0 0 0 0 40L0 42A22 22 0 0 1 22 64zM36 64A36 36 0 0 0 0 28L0 30A34 34 0 0 1 34 64zM60 64A60 60 0 0 0 0 4L0 6A58 58 0 0 1 58 64z',
    ],
    ['hot', 'M50.5 64A50.5 50.5 0 0 0 0 13.5L0 20.5A43.5 43.5 0 0 1 43.5 64z'],
  ],
  loop: [
    ['text', 'M24 10A1 1 0 0 0 24 54L24 40A1 1 0 0 1 24 24zM24 10v14h16v-14z'],
    ['hot', 'M40 54A1 1 0 0 0 40 10L40 24A1 1 0 0 1 40 40zM24 40v14h16v-14z'],
  ],
  links: [
    ['text', 'M2 38V26A20 20 0 0 1 42 26V38H34V26A12 12 0 0 0 10 26V38z'],
    ['hot', 'M22 26V38A20 20 0 0 0 62 38V26H54V38A12 12 0 0 1 30 38V26z'],
  ],
  book: [
    ['text', 'M30 28A28 28 0 0 0 2 56L30 56z'],
    ['hot', 'M62 56A28 28 0 0 0 34 28L34 56z'],
    [
      'mid',
      'M30 16A40 40 0 0 0-10 56L-4 56A34 34 0 0 1 30 22zM74 56A40 40 0 0 0 34 16L34 22A34 34 0 0 1 68 56z',
    ],
  ],
  talk: [
    ['text', 'M48 30A22 22 0 1 0 26 52L26 30z'],
    ['hot', 'M30 42A16 16 0 1 0 46 26L46 42z'],
  ],
  gauge: [
    ['pale', 'M62 50A30 30 0 0 0 49.63 25.73L42.58 35.44A18 18 0 0 1 50 50z'],
    ['hot', 'M49.63 25.73A30 30 0 0 0 2 50L14 50A18 18 0 0 1 42.58 35.44z'],
    ['text', 'M40 50A1 1 0 0 0 24 50z'],
  ],
  page: [
    ['pale', 'M0 4H24A20 20 0 0 1 44 24V60H0Z'],
    ['hot', 'M14 60A14 14 0 0 0 0 46L0 60z'],
    [
      'onPale',
      'M26 60A26 26 0 0 0 0 34L0 40A20 20 0 0 1 20 60zM38 60A38 38 0 0 0 19 27.09L16 32.29A32 32 0 0 1 32 60z',
    ],
  ],
  meter: [
    ['pale', 'M32 2A30 30 0 0 0 2 32L10 32A22 22 0 0 1 32 10z'],
    ['text', 'M2 32A30 30 0 1 0 32 2L32 10A22 22 0 1 1 10 32z'],
    ['hot', 'M27.8 36.2A6 6 0 0 1 27.8 27.8L49 15L36.2 36.2A6 6 0 0 1 27.8 36.2z'],
  ],
  bell: [
    ['text', 'M54 44A1 1 0 0 0 10 44zM4 47v6h56v-6z'],
    ['hot', 'M24 56A8 8 0 0 0 40 56z'],
    ['mid', 'M49 14.6A34 34 0 0 0 15 14.6L18 19.7A28 28 0 0 1 46 19.7z'],
  ],
} satisfies Record<string, [ink: keyof typeof inks, path: string][]>;

/** Name of a small drawing. */
export type GlyphName = keyof typeof glyphs;

/** The small drawing beside a service. It is decorative, because the service's text says the same. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      {glyphs[name].map(([ink, path]) => (
        <path key={ink} fill={inks[ink]} d={path} />
      ))}
    </svg>
  );
}
