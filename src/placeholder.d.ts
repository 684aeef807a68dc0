/** The kinds of values that the site's owner has to provide before launch, in the order of docs/going-live.md. */
type PlaceholderGroup = 'brand' | 'addresses' | 'ids' | 'people' | 'legal' | 'film' | 'fixtures';

/**
 * Marks a placeholder value that the owner still has to replace: `'https://…' satisfies Placeholder<'addresses'>`.
 * Remove the marker when you replace the value; `npm run check launch` lists the remaining markers. The marker is only
 * a type, so it adds nothing to the built site.
 *
 * @typeParam Group The kind of value that the owner has to provide.
 * @typeParam Value The value's own type. Default: a string.
 */
type Placeholder<Group extends PlaceholderGroup, Value = string> = Group extends PlaceholderGroup
  ? Value
  : never;
