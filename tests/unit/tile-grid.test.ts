import { describe, expect, test } from 'vitest';
import { tileGrid, type Mural, type TileSize } from '../../src/design/layout/tileGrid.ts';
import { layServices } from '../../src/sections/offers/Services/tiles.ts';
import { mural as solutions } from '../../src/sections/offers/Solutions/tiles.ts';
import { mural as topics } from '../../src/sections/podcast/EpisodeCategories/tiles.ts';

const counts = Array.from({ length: 14 }, (_, index) => index + 1);
const equal: Mural<TileSize> = { columns: 3, rows: [[{ columns: 1 }]] };

/** Puts each tile into the first free cell, as a grid does. Returns the first free row of each column. */
function heightsOf(tiles: TileSize[], columns: number): number[] {
  const free = Array<number>(columns).fill(0);
  for (const { columns: width, rows = 1 } of tiles) {
    const row = Math.min(...free);
    const column = free.indexOf(row);
    const place = free.slice(column, column + width);
    // The tile fits: neither the grid's edge nor another tile cuts it off.
    expect(place).toEqual(Array<number>(width).fill(row));
    free.fill(row + rows, column, column + width);
  }
  return free;
}

describe.each([
  ['solutions', solutions as Mural<TileSize>],
  ['topics', topics as Mural<TileSize>],
  ['equal tiles', equal],
])('%s', (_, mural) => {
  test.each(counts)('%i fill every row without overlaps', (count) => {
    const tiles = tileGrid(count, mural);
    expect(tiles).toHaveLength(count);
    expect(new Set(heightsOf(tiles, mural.columns)).size).toBe(1);
  });

  test('zero tiles give an empty layout', () => {
    expect(tileGrid(0, mural)).toEqual([]);
  });
});

test('the last tile fills the rest of its row', () => {
  expect(tileGrid(5, equal).map(({ columns }) => columns)).toEqual([1, 1, 1, 1, 2]);
  expect(tileGrid(6, equal).map(({ columns }) => columns)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('an opening comes first if rows can fill the rest, and the rows are used in turn', () => {
  const tall: TileSize = { columns: 1, rows: 2 };
  const rows = [
    [{ columns: 1 }, { columns: 2 }],
    [{ columns: 2 }, { columns: 1 }],
  ];
  const mural: Mural<TileSize> = { columns: 3, openings: [[tall, tall, tall]], rows };
  const widths = (count: number) => tileGrid(count, mural).map(({ columns }) => columns);
  expect(tileGrid(5, mural).slice(0, 3)).toEqual([tall, tall, tall]);
  expect(widths(5)).toEqual([1, 1, 1, 1, 2]);
  expect(widths(4)).toEqual([1, 2, 2, 1]);
  expect(widths(1)).toEqual([3]);
});

describe.each([
  ['solutions', solutions as Mural<TileSize & { size: string }>],
  ['topics', topics as Mural<TileSize & { size: string }>],
])('%s', (_, mural) => {
  test.each(counts.slice(1))(
    '%i keep the sizes that they are designed for, and halves are in pairs',
    (count) => {
      const tiles = tileGrid(count, mural);
      const drawn = [...(mural.openings ?? []), ...mural.rows].flat();
      for (const { columns, size } of tiles)
        expect(drawn).toContainEqual(expect.objectContaining({ columns, size }));
      // On narrow windows, each of these tiles takes half of the width, so they have to be in pairs.
      expect(tiles.filter(({ size }) => size === 'half').length % 2).toBe(0);
    },
  );
});

test.each(counts)('with %i services, neighbors have different backgrounds', (count) => {
  const { columns, tiles } = layServices(count);
  for (const [index, { ground, span }] of tiles.entries()) {
    const beside = (index + 1) % columns === 0 ? undefined : tiles[index + 1];
    const below = span === 1 ? tiles[index + columns] : undefined;
    expect([beside?.ground, below?.ground]).not.toContain(ground);
  }
});
