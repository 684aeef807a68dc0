/** What these functions need to know of an episode. */
interface Listed {
  id: number | string;
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Labels of the categories it belongs to. */
  categories: readonly string[];
}

/** The orders of the listing. `all` is the content's own, editorial order, which the older listing begins with. */
export type EpisodeSort = 'all' | 'new' | 'featured' | 'popular';

/** How many episodes Featured and Popular show (as the owner specified). */
export const listLimit = 30;

/**
 * The category that a URL's `category` parameters name: the label that equals the one value, in any case. None for an
 * unknown value, and none for several.
 *
 * @param values all values of the parameter
 * @param known the categories' labels
 */
export function parseCategory(values: readonly string[], known: readonly string[]): string | undefined {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return undefined;
  const wanted = value.toLowerCase();
  return known.find((label) => label.toLowerCase() === wanted);
}

/** How many episodes belong to a category; to any, when none is given. */
export const countEpisodes = (episodes: readonly Listed[], category?: string): number =>
  filterByCategory(episodes, category).length;

/** The episodes of a category, in the order they came; all of them, when none is given. */
export const filterByCategory = <T extends Listed>(episodes: readonly T[], category?: string): T[] =>
  episodes.filter(({ categories }) => category === undefined || categories.includes(category));

/** The number in an episode's number as written: "EP. 91" is 91. Below every other when there is none. */
export const episodeNumber = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? -Infinity);

/** The list in a random order: each item draws a number, and the numbers are put in order. */
export const shuffle = <T>(list: readonly T[], random: () => number = Math.random): T[] =>
  list
    .map((item) => ({ item, draw: random() }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ item }) => item);

/**
 * The episodes in the order of a sort, none left out. Where the sort does not tell them apart, they stay in the order
 * they came.
 *
 * @param episodes in editorial order
 * @param sort `new` goes by number, highest first; `popular` by `order`; the others keep the editorial order
 * @param order ids as they were shuffled when Popular was chosen; episodes it does not name come last
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
 * The episodes that a sort shows: as `orderEpisodes`, and of Featured and Popular the first {@link listLimit}.
 * The category is filtered before.
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
