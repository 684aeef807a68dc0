import type { Mural, TileSize } from '../../../design/layout/tileGrid.ts';

/**
 * A tile's size on the grid. On screens below medium, a `half` tile has half the grid's width (all of it on the
 * narrowest phones), and the others have the full width. On larger screens, a `tall` tile has its drawing above its
 * text.
 */
interface Tile extends TileSize {
  size: 'lead' | 'tall' | 'half' | 'wide';
}

const lead: Tile = { columns: 5, rows: 2, size: 'lead' };
const tall = (columns: number): Tile => ({ columns, rows: 2, size: 'tall' });
const wide = (columns: number): Tile => ({ columns, size: 'wide' });
const half = (columns: number): Tile => ({ columns, size: 'half' });

/**
 * The layout of the tiles. If there are three or more, the first is a lead tile. The rows below the opening (see
 * {@link Mural}) have two tiles each, and the wider one is alternately first and last.
 */
export const mural: Mural<Tile> = {
  columns: 12,
  openings: [
    [lead, tall(4), tall(3), half(3), half(3), half(3), half(3)],
    [lead, half(4), half(3), half(3), half(4)],
    [lead, wide(7), half(3), half(4)],
    [lead, wide(7), wide(7)],
  ],
  rows: [
    [wide(7), wide(5)],
    [wide(5), wide(7)],
  ],
};
