import type { Band } from '../../../design/theme/tokens.ts';
import { parseCategory } from './listing.ts';

/**
 * Returns the band of the card at a 0-based position among the visible cards. Only the first card and cards with a mark
 * have a band.
 */
export const groundAt = (place: number, marked: boolean): Band | undefined =>
  place === 0 ? 'brand' : marked ? 'tint' : undefined;

/**
 * Data about a category for {@link showCategory}: its label, the text that says how many episodes it has, the number of
 * cells that its cards take up, modulo 4 (see `countCells`), and, for a category without episodes, the heading of the
 * empty state.
 */
export type FirstPaintCategory = [label: string, count: string, cells: number, empty?: string];

/** Shows the cards of a category, hides the others, and updates the cards' bands. */
function showCards(root: ParentNode, category: string, cells: number): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-cells]')) list.dataset.cells = String(cells);
  let place = 0;
  for (const card of root.querySelectorAll<HTMLElement>('[data-categories]')) {
    const categories = JSON.parse(card.dataset.categories ?? '[]') as string[];
    card.hidden = !categories.includes(category);
    const ground = card.hidden ? undefined : groundAt(place++, card.dataset.mark !== undefined);
    if (ground) card.dataset.band = ground;
    else delete card.dataset.band;
  }
}

/** Shows the empty state with this heading instead of the results. */
function showEmpty(root: ParentNode, heading: string): void {
  for (const results of root.querySelectorAll<HTMLElement>('[data-results]')) results.hidden = true;
  for (const panel of root.querySelectorAll<HTMLElement>('[data-empty]')) {
    const title = panel.querySelector('h2, h3, h4');
    if (title && title.textContent !== heading) title.textContent = heading;
    panel.hidden = false;
  }
}

/**
 * Applies the URL's category to a prerendered page, whose HTML is the same for every `?category=`. Updates the texts
 * that depend on the category and, as the parser adds cards, hides those outside the category before they are painted.
 * React later renders the same result, so nothing moves on hydration. The URL's value is only compared with labels,
 * never rendered. When parsing ends, the observer may not have reported the last cards yet, so the cards are updated
 * once more.
 *
 * @param script The running script, which is before the list. Its `data-listing` attribute contains the categories.
 */
export function showCategory({ dataset, parentElement: root }: HTMLOrSVGScriptElement): void {
  const listing = JSON.parse(dataset.listing ?? '[]') as FirstPaintCategory[];
  const values = new URLSearchParams(location.search).getAll('category');
  const category = parseCategory(
    values,
    listing.map(([label]) => label),
  );
  const [, count, cells = 0, empty] = listing.find(([label]) => label === category) ?? [];
  if (!root || category === undefined || count === undefined) return;
  for (const option of root.querySelectorAll('option')) if (option.value === category) option.selected = true;
  for (const words of root.querySelectorAll('[data-count]')) words.textContent = count;
  const show = (): void => {
    showCards(root, category, cells);
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
