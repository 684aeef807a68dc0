import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import type { Band } from '../../../design/theme/tokens.ts';

/** A corner where a tile meets others. */
export type Corner = 'start-start' | 'start-end' | 'end-start' | 'end-end';

/** Position and look of a tile. */
export interface Tile {
  /** Columns it spans; the last tile fills its row. */
  span: number;
  /** Its row among all rows. */
  place: 'only' | 'first' | 'inner' | 'last';
  /** Its band, which differs from its neighbors' bands. */
  ground: Band;
  /** The corners that get a quarter of a dial, named block side first, as in `end-start`. */
  corners: Corner[];
}

/** Bands by row, alternating, with at most four columns. */
const grounds: Band[][] = [
  ['brand', 'page', 'highlight', 'tint'],
  ['page', 'tint', 'strong', 'page'],
];

/**
 * Plans the number of columns, and the layout of each tile. In a single row the dials are at its bottom edge.
 *
 * @param count number of tiles
 */
export function layServices(count: number): { columns: number; tiles: Tile[] } {
  // Four meet in one full dial.
  const columns = count === 4 ? 2 : evenColumns(Math.max(count, 1), 4);
  const rows = Math.ceil(count / columns);
  const tiles = tileGrid(count, { columns, rows: [[{ columns: 1 }]] }).map(
    ({ columns: span }, index): Tile => {
      const row = Math.floor(index / columns);
      const column = index % columns;
      const sides = [column > 0 && 'start', column + span < columns && 'end'] as const;
      const edges = [row > 0 && 'start', (row < rows - 1 || rows === 1) && 'end'] as const;
      return {
        span,
        place: rows === 1 ? 'only' : row === 0 ? 'first' : row === rows - 1 ? 'last' : 'inner',
        ground: grounds[row % 2]?.[column] ?? 'page',
        corners: edges.flatMap((edge) =>
          sides.flatMap((side): Corner[] => (edge && side ? [`${edge}-${side}`] : [])),
        ),
      };
    },
  );
  // A tile without neighbors also gets a quarter.
  if (count === 1) tiles[0]?.corners.push('end-end');
  return { columns, tiles };
}
