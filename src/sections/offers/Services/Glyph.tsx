/**
 * Colors of the small drawings. `onPale` is for shapes on top of `pale` ones. The text color depends on the band, and
 * the section's stylesheet defines the other colors.
 */
const inks = {
  text: 'var(--text)',
  hot: 'var(--hot)',
  mid: 'var(--mid)',
  pale: 'var(--pale)',
  onPale: 'var(--on-pale)',
};

/** Small drawings on a 64 by 64 grid. Each is a list of colored paths, from back to front. */
const glyphs = {
  people: [
    [
      'text',
      'M20 26A1 1 0 0 0 4 26A1 1 0 0 0 20 26zM60 26A1 1 0 0 0 44 26A1 1 0 0 0 60 26zM23 64A1 1 0 0 0 1 64zM63 64A1 1 0 0 0 41 64z',
    ],
    ['hot', 'M40 18A1 1 0 0 0 24 18A1 1 0 0 0 40 18zM47 64A1 1 0 0 0 17 64z'],
    ['mid', 'M62 64A1 1 0 0 0 2 64L8 64A1 1 0 0 1 56 64z'],
  ],
  roadmap: [
    ['mid', 'M2 62V50H20V62zM22 62V40H40V62z'],
    ['text', 'M42 62V30H62V62zM47 26V2h4V26z'],
    ['hot', 'M51 2A8 8 0 0 1 51 18z'],
  ],
  policy: [
    ['pale', 'M8 2H38A18 18 0 0 1 56 20V62H8z'],
    ['onPale', 'M17 15H37V20H17zM17 26H47V31H17z'],
    [
      'hot',
      'M16 51A7 7 0 0 1 30 51H25.5A2.5 2.5 0 0 0 20.5 51zM25.5 51A7 7 0 0 0 39.5 51H35A2.5 2.5 0 0 1 30 51zM35 51A7 7 0 0 1 49 51H44.5A2.5 2.5 0 0 0 39.5 51z',
    ],
  ],
  counter: [
    ['hot', 'M41 13A1 1 0 0 0 23 13A1 1 0 0 0 41 13zM50 43A1 1 0 0 0 14 43z'],
    ['text', 'M2 43V50H62V43z'],
    ['mid', 'M8 50V62H56V50z'],
  ],
  rows: [
    ['text', 'M2 3H56A5 5 0 0 1 56 13H2zM2 19H44A5 5 0 0 1 44 29H2z'],
    ['mid', 'M2 35H32A5 5 0 0 1 32 45H2z'],
    ['hot', 'M2 51H18A5 5 0 0 1 18 61H2z'],
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
    ['text', 'M3 3H43A16 16 0 0 1 43 35H15L3 46zM13 12V17H43V12zM13 22V27H33V22z'],
    ['hot', 'M61 63V41H34A8 8 0 0 0 34 57H51z'],
  ],
  forecast: [
    ['text', 'M2 62V46H10V62zM13 62V38H21V62zM24 62V42H32V62z'],
    ['pale', 'M28 38L58.5 7.5A44 44 0 0 1 62 50z'],
    ['hot', 'M62 26A1 1 0 0 0 50 26A1 1 0 0 0 62 26z'],
  ],
  page: [
    ['pale', 'M4 4H28A16 16 0 0 1 44 20V60H4z'],
    ['onPale', 'M12 16H26V21H12zM12 29H36V34H12zM12 42H36V47H12z'],
    ['hot', 'M48 19A13 13 0 0 1 48 45z'],
  ],
  drawer: [
    ['text', 'M6 3H44A14 14 0 0 1 58 17V30H6zM23 13A9 9 0 0 0 41 13z'],
    ['hot', 'M6 34H58V61H6zM23 44A9 9 0 0 0 41 44z'],
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
