import type { Mural, TileSize } from '../../../design/layout/tileGrid.ts';

/** A tile's size on the grid. On smaller screens, a `half` has half the list's width, and others the full width. */
interface Tile extends TileSize {
  size: 'lead' | 'half' | 'wide';
}

const lead: Tile = { columns: 5, rows: 2, size: 'lead' };
const wide = (columns: number): Tile => ({ columns, size: 'wide' });
const half = (columns: number): Tile => ({ columns, size: 'half' });

/**
 * The layout of the tiles. If there are three or more, the first is a lead tile. In the repeating rows (`rows`),
 * the wider tile is alternately first and last.
 */
export const mural: Mural<Tile> = {
  columns: 12,
  openings: [
    [lead, half(4), half(3), half(3), half(4)],
    [lead, wide(7), half(3), half(4)],
    [lead, wide(7), wide(7)],
  ],
  rows: [
    [wide(7), wide(5)],
    [wide(5), wide(7)],
  ],
};
