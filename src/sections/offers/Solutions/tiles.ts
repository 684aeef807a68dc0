import type { Mural, TileSize } from '../../../design/layout/tileGrid.ts';

/** The columns and rows that a tile spans, and the name of its layout (`size`). */
interface Tile extends TileSize {
  size: 'feature' | 'wide' | 'half';
}

const feature: Tile = { columns: 2, rows: 2, size: 'feature' };
const wide: Tile = { columns: 2, size: 'wide' };
const half: Tile = { columns: 1, size: 'half' };

/** The layout of the tiles. If there are three or more tiles, the first is a large `feature` tile. */
export const mural: Mural<Tile> = {
  columns: 4,
  openings: [
    [feature, half, half, wide, wide, half, half],
    [feature, half, half, wide],
    [feature, wide, wide],
  ],
  rows: [[wide, wide]],
};
