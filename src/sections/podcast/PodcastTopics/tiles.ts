/** A tile's size in twelve columns. */
export interface Tile {
  /** How many columns it spans. */
  columns: number;
  /** `lead` is two rows high. Where there is less room, a `half` takes half of the width, the others all of it. */
  size: 'lead' | 'half' | 'wide';
}

const lead: Tile = { columns: 5, size: 'lead' };
const wide = (columns: number): Tile => ({ columns, size: 'wide' });
const half = (columns: number): Tile => ({ columns, size: 'half' });

/** What stands beside the lead and fills its two rows. */
const beside: Readonly<Record<number, Tile[]>> = {
  2: [wide(7), wide(7)],
  3: [wide(7), half(3), half(4)],
  4: [half(4), half(3), half(3), half(4)],
};

/** Rows of two, the longer tile first and last in turn. */
const rows = (count: number): Tile[] =>
  Array.from({ length: count }, (_, index) => wide(index % 4 === 0 || index % 4 === 3 ? 7 : 5));

/** Tiles for `count` topics in reading order, such that every row is full. */
export function layTiles(count: number): Tile[] {
  if (count < 3) return count === 1 ? [wide(12)] : rows(count);
  const opening = [lead, ...(beside[count === 3 ? 2 : count % 2 ? 4 : 3] ?? [])];
  return [...opening, ...rows(count - opening.length)];
}
