import type { Episode } from './types.ts';

/** For each category, the substrings that put an episode in it, in upper or lower case. The site's owner set them. */
const rules = {
  'AI Strategy': ['ai', 'artificial intelligence', 'machine learning'],
  Leadership: ['lead', 'ceo', 'founder', 'entrepreneur'],
  Innovation: ['innovat', 'disrupt', 'future', 'technology'],
  Implementation: ['implement', 'strategy', 'organization', 'transform'],
  Ethics: ['ethic', 'responsible', 'bias', 'trust'],
} as const;

/**
 * The five categories with rules, in the order in which they are listed, and one for episodes that match no
 * rule.
 */
export const categories = [...(Object.keys(rules) as (keyof typeof rules)[]), 'Featured'] as const;
export type Category = (typeof categories)[number];

/**
 * Returns the categories of an episode, based on the guest's job title, and on the episode's title and description.
 * Returns `Featured` if no rule matches. Rules match substrings, so "ai" also matches within a word.
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
