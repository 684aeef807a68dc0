/** What these functions need to know about an episode. */
interface Listed {
  id: number | string;
  /** Episode number as shown: "EP. 91". */
  number: string;
  /** Labels of its categories. */
  categories: readonly string[];
}

/** The sort orders of the list. `all` is the content's editorial order, which the older design starts with. */
export type EpisodeSort = 'all' | 'new' | 'featured' | 'popular';

/** Number of episodes in Featured and Popular, as specified. */
export const listLimit = 30;

/**
 * Returns the category in a URL's `category` parameters: the label that equals the value, in upper or lower case.
 * Undefined if the value is unknown, or if there are several.
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

/** Counts the episodes in a category; without a category, all episodes. */
export const countEpisodes = (episodes: readonly Listed[], category?: string): number =>
  filterByCategory(episodes, category).length;

/** Returns the episodes in a category, in their original order; without a category, all episodes. */
export const filterByCategory = <T extends Listed>(episodes: readonly T[], category?: string): T[] =>
  episodes.filter(({ categories }) => category === undefined || categories.includes(category));

/**
 * Returns the numeric part of an episode number: 91 for "EP. 91". If there is none, returns a value lower than any
 * number.
 */
export const episodeNumber = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? -Infinity);

/** Returns a list in random order: gives each item a random number and sorts by these numbers. */
export const shuffle = <T>(list: readonly T[], random: () => number = Math.random): T[] =>
  list
    .map((item) => ({ item, draw: random() }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ item }) => item);

/**
 * Returns all episodes in a sort order. Ties keep their original order.
 *
 * @param episodes in editorial order
 * @param sort `new` sorts by number, highest first; `popular` by `order`; the others keep the editorial order
 * @param order ids as shuffled when Popular was chosen; episodes not in it come last
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
 * Returns the episodes to show in a sort order: like `orderEpisodes`, but for Featured and Popular only the first
 * {@link listLimit}. Filter by category first.
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
