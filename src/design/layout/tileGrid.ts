/** A tile's size on a grid. */
export interface TileSize {
  /** Number of columns that the tile spans. */
  columns: number;
  /** Number of rows that the tile spans. Default 1. */
  rows?: number;
}

/**
 * Layout of the tiles on a grid. It starts with an opening: tiles that fill complete rows. The rows after the opening
 * follow a pattern that repeats.
 */
export interface Mural<Tile extends TileSize> {
  /** Number of columns in the grid. */
  columns: number;
  /**
   * Possible openings. The grid uses the first opening that leaves the right number of tiles to fill complete rows. If
   * no opening does, the grid has only `rows`.
   */
  openings?: readonly (readonly Tile[])[];
  /** The rows after the opening, in the order in which they repeat. All have the same number of tiles. */
  rows: readonly (readonly Tile[])[];
}

/**
 * The tiles of a grid, in reading order. With any number of tiles, every row is full, because the last tile
 * fills the rest of its row.
 *
 * @param count The number of tiles.
 */
export function tileGrid<Tile extends TileSize>(
  count: number,
  { columns, openings = [], rows }: Mural<Tile>,
): Tile[] {
  const perRow = rows[0]?.length ?? 1;
  const opening = openings.find(({ length }) => length <= count && (count - length) % perRow === 0);
  let taken = 0;
  return [...(opening ?? []), ...Array.from({ length: count }, () => rows).flat(2)]
    .slice(0, count)
    .map((tile, index) => {
      const left = columns - (taken % columns);
      taken += tile.columns * (tile.rows ?? 1);
      return index === count - 1 ? { ...tile, columns: left } : tile;
    });
}
