/** What an owner has to bring before the site goes live, in the order of docs/going-live.md. */
type PlaceholderGroup = 'brand' | 'addresses' | 'ids' | 'people' | 'legal' | 'film' | 'fixtures';

/**
 * The type of a placeholder value that the owner still has to replace: `'https://…' satisfies
 * Placeholder<'addresses'>`. Whoever replaces the value takes the marker away with it; `npm run check launch` lists
 * those that are left. It is a type only, and nothing of it reaches the browser.
 *
 * @typeParam Group What kind of thing the owner has to bring.
 * @typeParam Value The value's own type. Default: a string.
 */
type Placeholder<Group extends PlaceholderGroup, Value = string> = Group extends PlaceholderGroup
  ? Value
  : never;
