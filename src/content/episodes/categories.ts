import type { Episode } from './types.ts';

/** What puts an episode into a category: plain substrings, in any case (as the owner specified). */
const rules = {
  'AI Strategy': ['ai', 'artificial intelligence', 'machine learning'],
  Leadership: ['lead', 'ceo', 'founder', 'entrepreneur'],
  Innovation: ['innovat', 'disrupt', 'future', 'technology'],
  Implementation: ['implement', 'strategy', 'organization', 'transform'],
  Ethics: ['ethic', 'responsible', 'bias', 'trust'],
} as const;

/** The five categories with rules, in the order lists show them, and the one for what matches none of them. */
export const categories = [...(Object.keys(rules) as (keyof typeof rules)[]), 'Featured'] as const;
export type Category = (typeof categories)[number];

/**
 * The categories an episode belongs to, by its guest's title, its own title and its description; `Featured` when no
 * rule matches. "ai" also matches inside a word, as the rules are written.
 */
export function categoriesOf({
  title,
  episode,
  description,
}: Pick<Episode, 'title' | 'episode' | 'description'>): Category[] {
  const text = `${title} ${episode} ${description}`.toLowerCase();
  const matching = (Object.keys(rules) as (keyof typeof rules)[]).filter((category) =>
    rules[category].some((part) => text.includes(part)),
  );
  return matching.length > 0 ? matching : ['Featured'];
}
