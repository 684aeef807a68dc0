/**
 * Tags of stories that are for tests rather than for people. The sidebar hides stories with these tags until someone
 * chooses the tag in its filter; documentation pages and visual tests leave them out.
 *
 * - `interaction`: its play function clicks, types, focuses or scrolls.
 * - `edge-case`: unusual numbers of items, missing parts, very long words, another window size or theme.
 * - `sample`: shows the section with sample content, while another story shows it with the site's own content.
 */
export const hiddenTags = ['interaction', 'edge-case', 'sample'] as const;

/** Whether the sidebar shows a story with these tags by default. */
export const isShown = (tags: readonly string[] = []): boolean =>
  tags.includes('dev') && !hiddenTags.some((tag) => tags.includes(tag));
