/** A tile's size in four columns: `feature` is 2 by 2, `wide` 2 by 1, `half` 1 by 1, `full` 4 by 1. */
export type TileSize = 'feature' | 'wide' | 'half' | 'full';

const wides = (count: number): TileSize[] => Array.from({ length: count }, () => 'wide');

/** Sizes for `count` tiles in reading order, such that every row is full. */
export function tileSizes(count: number): TileSize[] {
  if (count <= 2) return count === 1 ? ['full'] : wides(count);
  const opening: TileSize[] =
    count === 3 || count === 5 ? ['feature', 'wide', 'wide'] : ['feature', 'half', 'half', 'wide'];
  const rest = count - opening.length;
  return [...opening, ...(rest % 2 ? (['wide', 'half', 'half', ...wides(rest - 3)] as const) : wides(rest))];
}
