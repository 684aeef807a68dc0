import type { Band } from '../../../design/theme/tokens.ts';

/** Grounds of the wide cards, by place among the visible ones; they repeat every twenty. */
const grounds: Partial<Record<number, Band>> = { 0: 'brand', 9: 'tint', 10: 'highlight', 19: 'strong' };

/** The ground of the card at a place (from 0) among the visible ones; most have none of their own. */
export const groundAt = (place: number): Band | undefined => grounds[place % 20];

/**
 * A category as {@link firstPaint} needs it: its label, the words that count its episodes and, when it has none, the
 * heading of the empty state.
 */
export type FirstPaintCategory = [label: string, count: string, empty?: string];

/**
 * Stands inline before the list. One prerendered page serves every `?category=`: while the parser adds the cards, and
 * so before any of them is painted, this hides those outside the category, and makes the other words fit. It does what
 * React does after hydrating (`parseCategory`, `groundAt`, `hidden`), so nothing moves then. It compares the
 * parameter with labels and uses it for nothing else. Parsing may end before the observer has told of the last cards, so
 * it looks once more then. Fixed content: its hash stands in the Content-Security-Policy.
 */
export const firstPaint = `(() => {
  try {
    const { dataset, parentElement: root } = document.currentScript;
    const values = new URLSearchParams(location.search).getAll('category');
    if (values.length !== 1) return;
    const wanted = values[0].toLowerCase();
    const found = JSON.parse(dataset.listing).find(([label]) => label.toLowerCase() === wanted);
    if (!found) return;
    const [category, count, empty] = found;
    const grounds = ${JSON.stringify(grounds)};
    const each = (selector, change) => root.querySelectorAll(selector).forEach(change);
    const fit = () => {
      let place = 0;
      each('[data-categories]', (card) => {
        card.hidden = !JSON.parse(card.dataset.categories).includes(category);
        const ground = card.hidden ? undefined : grounds[place++ % 20];
        if (ground) card.dataset.band = ground;
        else delete card.dataset.band;
      });
      each('[data-results]', (results) => { results.hidden = Boolean(empty); });
      if (empty) each('[data-empty]', (panel) => {
        const heading = panel.querySelector('h2, h3, h4');
        if (heading && heading.textContent !== empty) heading.textContent = empty;
        panel.hidden = false;
      });
    };
    each('option', (option) => { if (option.value === category) option.selected = true; });
    each('[data-count]', (words) => { words.textContent = count; });
    fit();
    if (document.readyState !== 'loading') return;
    const observer = new MutationObserver(fit);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => { observer.disconnect(); fit(); });
  } catch {}
})()`;
