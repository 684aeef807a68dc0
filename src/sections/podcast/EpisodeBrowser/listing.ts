/** The part of an episode's data that filtering and sorting need. */
interface Listed {
  id: number | string;
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Labels of the episode's categories. */
  categories: readonly string[];
}

/** The sort orders of the list. `all` is the editorial order, which is the default of the variant `tabs`. */
export type EpisodeSort = 'all' | 'new' | 'featured' | 'popular';

/** Maximum number of episodes that the list shows in the sort orders Featured and Popular. */
export const listLimit = 30;

/**
 * Returns the category in a URL's `category` parameter: the label that equals the value, ignoring case. Returns
 * `undefined` if the value is unknown, or if there are several values.
 *
 * @param values all values of the parameter
 * @param known labels of the categories
 */
export function parseCategory(values: readonly string[], known: readonly string[]): string | undefined {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return undefined;
  const wanted = value.toLowerCase();
  return known.find((label) => label.toLowerCase() === wanted);
}

/** Counts the episodes in `category`, or all episodes if none is given. */
export const countEpisodes = (episodes: readonly Listed[], category?: string): number =>
  filterByCategory(episodes, category).length;

/** Returns the episodes in `category`, or all episodes if none is given, in their original order. */
export const filterByCategory = <T extends Listed>(episodes: readonly T[], category?: string): T[] =>
  episodes.filter(({ categories }) => category === undefined || categories.includes(category));

/** Returns the numeric part of an episode number: 91 for "EP. 91". Returns `-Infinity` for text without a number. */
export const episodeNumber = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? -Infinity);

/** Shuffles a list: gives each item a random number, and sorts the items by these numbers. */
export const shuffle = <T>(list: readonly T[], random: () => number = Math.random): T[] =>
  list
    .map((item) => ({ item, draw: random() }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ item }) => item);

/**
 * Sorts all episodes. Ties keep their original order.
 *
 * @param episodes in editorial order
 * @param sort `new` sorts by number, highest first, and `popular` by `order`. The others keep the editorial order.
 * @param order shuffled ids, for `popular`. Episodes that aren't in it come last.
 */
export function orderEpisodes<T extends Listed>(
  episodes: readonly T[],
  sort: EpisodeSort,
  order: readonly Listed['id'][] = [],
): T[] {
  const ranks = new Map(order.map((id, index) => [id, -index]));
  const rank = ({ id, number }: Listed): number =>
    sort === 'new' ? episodeNumber(number) : sort === 'popular' ? (ranks.get(id) ?? -Infinity) : 0;
  return [...episodes].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : second - first;
  });
}

/**
 * Sorts episodes like {@link orderEpisodes}, but for Featured and Popular returns only the first {@link listLimit}. To
 * list a category, filter the episodes before sorting them.
 */
export const sortEpisodes = <T extends Listed>(
  episodes: readonly T[],
  sort: EpisodeSort,
  order?: readonly Listed['id'][],
): T[] =>
  orderEpisodes(episodes, sort, order).slice(
    0,
    sort === 'featured' || sort === 'popular' ? listLimit : undefined,
  );

/**
 * Returns how many cells of the grid the cards take up, modulo 4 (the number of columns). The first card counts as one
 * cell, and each later card with a mark as two.
 *
 * @param cards the visible cards, in order
 */
export const countCells = (cards: readonly { mark?: string }[]): number =>
  (cards.length + cards.slice(1).filter(({ mark }) => mark !== undefined).length) % 4;
