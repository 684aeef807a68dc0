import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import type { Band } from '../../../design/theme/tokens.ts';

/** Width and background of a tile. */
export interface Tile {
  /** Number of columns that the tile spans. The last tile fills its row. */
  span: number;
  /** The tile's band, which differs from its neighbors' bands. */
  ground: Band;
}

/** Bands of up to four tiles in a row. Odd rows have the first list of bands, and even rows the second. */
const grounds: Band[][] = [
  ['brand', 'page', 'highlight', 'tint'],
  ['page', 'tint', 'strong', 'page'],
];

/**
 * Plans the number of columns, and the width and band of each tile.
 *
 * @param count number of tiles
 */
export function layServices(count: number): { columns: number; tiles: Tile[] } {
  const columns = count === 4 ? 2 : evenColumns(Math.max(count, 1), 4);
  const tiles = tileGrid(count, { columns, rows: [[{ columns: 1 }]] }).map(
    ({ columns: span }, index): Tile => ({
      span,
      ground: grounds[Math.floor(index / columns) % 2]?.[index % columns] ?? 'page',
    }),
  );
  return { columns, tiles };
}
