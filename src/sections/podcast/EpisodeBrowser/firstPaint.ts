import type { Band } from '../../../design/theme/tokens.ts';
import { parseCategory } from './listing.ts';

/** Grounds of the wide cards, by place among the visible ones; they repeat every twenty. */
const grounds: Partial<Record<number, Band>> = { 0: 'brand', 9: 'tint', 10: 'highlight', 19: 'strong' };

/** The ground of the card at a place (from 0) among the visible ones; most have none of their own. */
export const groundAt = (place: number): Band | undefined => grounds[place % 20];

/**
 * A category as {@link showCategory} needs it: its label, the words that count its episodes and, when it has none, the
 * heading of the empty state.
 */
export type FirstPaintCategory = [label: string, count: string, empty?: string];

/** Shows the cards of a category, on their grounds, and hides the others. */
function showCards(root: ParentNode, category: string): void {
  let place = 0;
  for (const card of root.querySelectorAll<HTMLElement>('[data-categories]')) {
    const categories = JSON.parse(card.dataset.categories ?? '[]') as string[];
    card.hidden = !categories.includes(category);
    const ground = card.hidden ? undefined : groundAt(place++);
    if (ground) card.dataset.band = ground;
    else delete card.dataset.band;
  }
}

/** Shows the empty state under its heading, in place of the results. */
function showEmpty(root: ParentNode, heading: string): void {
  for (const results of root.querySelectorAll<HTMLElement>('[data-results]')) results.hidden = true;
  for (const panel of root.querySelectorAll<HTMLElement>('[data-empty]')) {
    const title = panel.querySelector('h2, h3, h4');
    if (title && title.textContent !== heading) title.textContent = heading;
    panel.hidden = false;
  }
}

/**
 * One prerendered page serves every `?category=`: while the parser adds the cards, and so before any of them is painted, this
 * hides those outside the category, and makes the other words fit. It does what React does after hydrating, so nothing
 * moves then. It compares the parameter with labels and uses it for nothing else. Parsing may end before the observer has told
 * of the last cards, so it looks once more then.
 *
 * @param script The script that is running, before the list. Its `data-listing` has the categories.
 */
export function showCategory({ dataset, parentElement: root }: HTMLOrSVGScriptElement): void {
  const listing = JSON.parse(dataset.listing ?? '[]') as FirstPaintCategory[];
  const values = new URLSearchParams(location.search).getAll('category');
  const category = parseCategory(
    values,
    listing.map(([label]) => label),
  );
  const [, count, empty] = listing.find(([label]) => label === category) ?? [];
  if (!root || category === undefined || count === undefined) return;
  for (const option of root.querySelectorAll('option')) if (option.value === category) option.selected = true;
  for (const words of root.querySelectorAll('[data-count]')) words.textContent = count;
  const show = (): void => {
    showCards(root, category);
    if (empty) showEmpty(root, empty);
  };
  show();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(show);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    show();
  });
}
