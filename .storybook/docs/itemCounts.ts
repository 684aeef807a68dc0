/** All lists at a path such as `tabs[].panel.lists[]` in a value. */
function listsAt(value: unknown, [step, ...rest]: string[]): unknown[][] {
  if (step === undefined || typeof value !== 'object' || value === null) return [];
  const inner = (value as Record<string, unknown>)[step.replace('[]', '')];
  if (!step.endsWith('[]')) return listsAt(inner, rest);
  if (!Array.isArray(inner)) return [];
  return rest.length === 0 ? [inner] : inner.flatMap((each) => listsAt(each, rest));
}

/** How many items stories show in the list at a path, as "1 to 12 items"; nothing where that is no list. */
export function itemCounts(stories: { initialArgs: unknown }[], path: string): string {
  if (!path.endsWith('[]')) return '';
  const counts = stories
    .flatMap(({ initialArgs }) => listsAt(initialArgs, path.split('.')))
    .map(({ length }) => length)
    .filter((count) => count > 0);
  if (counts.length === 0) return '';
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const items = most === 1 ? 'item' : 'items';
  return least === most ? `${most} ${items}` : `${least} to ${most} ${items}`;
}
