/**
 * Tags of stories that are not for looking. Storybook's sidebar leaves them out until they are chosen in its filter, and
 * documentation pages leave them out too; as tests they run like all others.
 *
 * - `behavior`: its play clicks, types, focuses or scrolls, and so ends somewhere else than it began. A story that is about
 *   where its play ends says so with a tag of its own, `state`, and is listed.
 * - `phone`: on a phone or a tablet, like another story on a desk.
 * - `other-theme`: another story's copy in the other theme.
 * - `edge`: unusual amounts, addresses, settings and windows, missing parts, very long words.
 */
export const unlisted = ['behavior', 'phone', 'other-theme', 'edge'] as const;
