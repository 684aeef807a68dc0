/**
 * Tags of stories that are for tests rather than for people. The sidebar hides them until someone chooses them in its filter;
 * documentation pages and visual tests leave them out.
 *
 * - `interaction`: its play clicks, types, focuses or scrolls.
 * - `edge-case`: unusual amounts, missing parts, very long words, another window or theme.
 * - `sample`: invented words, where another story shows the section with the site's own.
 */
export const hiddenTags = ['interaction', 'edge-case', 'sample'] as const;

/** Whether a story with these tags is visible. */
export const isShown = (tags: readonly string[] = []): boolean =>
  tags.includes('dev') && !hiddenTags.some((tag) => tags.includes(tag));
