import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { tileGrid } from '../../../design/layout/tileGrid.ts';
import type { Band } from '../../../design/theme/tokens.ts';

/** A corner of a tile where it meets others. */
export type Corner = 'start-start' | 'start-end' | 'end-start' | 'end-end';

/** Where a tile stands and what it stands on. */
export interface Tile {
  /** Columns it takes; the last one fills its row. */
  span: number;
  /** Row it stands in, of those there are. */
  place: 'only' | 'first' | 'inner' | 'last';
  /** Its ground; no neighbors are equal. */
  ground: Band;
  /** Inner corners, where a quarter of a dial belongs: block side first. */
  corners: Corner[];
}

/** Grounds of the rows in turn; their columns are at most four. */
const grounds: Band[][] = [
  ['brand', 'page', 'highlight', 'tint'],
  ['page', 'tint', 'strong', 'page'],
];

/**
 * How many columns so many tiles stand in, and how each tile stands in it. A single row bears its dials on its
 * lower edge.
 *
 * @param count number of tiles
 */
export function layServices(count: number): { columns: number; tiles: Tile[] } {
  // Four meet in one whole dial.
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
  // A tile without neighbors still has its dial.
  if (count === 1) tiles[0]?.corners.push('end-end');
  return { columns, tiles };
}
