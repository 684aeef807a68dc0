/** A tile's size on a grid. */
export interface TileSize {
  /** How many columns it takes. */
  columns: number;
  /** How many rows it takes. Default 1. */
  rows?: number;
}

/** Which tiles stand on a grid. An opening fills whole rows, and so does each of the rows but for its last tile. */
export interface Mural<Tile extends TileSize> {
  /** How many columns the grid has. */
  columns: number;
  /** What it may begin with: the first after which whole rows are left. Default: rows alone. */
  openings?: readonly (readonly Tile[])[];
  /** The rows that follow, in turn, of equally many tiles. */
  rows: readonly (readonly Tile[])[];
}

/**
 * The tiles of a grid in reading order, such that every row is full, whatever the number: the last tile takes what is left
 * of its row.
 *
 * @param count number of tiles
 */
export function layTiles<Tile extends TileSize>(
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
